"""The command line."""

from parlour.cli import (
    compare as compare,
    explain as explain,
    report as report,
    simulate as simulate,
    tournament as tournament,
)
from parlour.cli.app import app as app, main as main
