"""The command line."""

from parlour.cli import (
    admin as admin,
    compare as compare,
    explain as explain,
    report as report,
    server as server,
    simulate as simulate,
    tournament as tournament,
)
from parlour.cli.app import app as app, main as main
