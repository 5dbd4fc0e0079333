"""A server of our own in a temporary directory, behind a unix socket, put down at the end."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time

from peer import Peer


class Server(Peer):
    """A peer that is another process."""

    is_server = True

    def __enter__(self):
        self.directory = tempfile.mkdtemp(prefix="sportlink-bench-")
        self.process = None
        # PostgreSQL refuses to run as root.
        self.user = None
        if os.geteuid() == 0:
            self.user = "postgres"
            account = pwd.getpwnam(self.user)
            os.chown(self.directory, account.pw_uid, account.pw_gid)
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if self.process:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.directory, ignore_errors=True)

    def run(self, *command):
        """Runs a command to its end; its words are shown if it fails."""
        done = subprocess.run(
            command, cwd=self.directory, user=self.user, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise RuntimeError(f"{command[0]}: {done.stderr.strip()}")

    def launch(self, *command):
        log = open(os.path.join(self.directory, "log"), "w", encoding="utf-8")
        with log:
            self.process = subprocess.Popen(
                command, cwd=self.directory, user=self.user, stdout=log, stderr=log
            )

    def connect(self, attempt):
        """The first connection that comes about within a minute."""
        end = time.monotonic() + 60
        while True:
            try:
                return attempt()
            except Exception:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.1)

    def start(self):
        raise NotImplementedError
