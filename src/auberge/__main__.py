"""`python -m auberge` is the program `auberge`."""

from auberge.cli.app import main

main()
