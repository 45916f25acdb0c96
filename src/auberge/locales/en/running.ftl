### Running the server: settings that need a word of explanation, and who may read its figures.

running-help-base-path = Path below which the page lies on your web server, such as /games (default: at the top).
running-bad-base-path = The setting AUBERGE_BASE_PATH cannot be “{ $value }”. It starts with a slash and does not end with one, for example /games; letters, digits, dots and hyphens are fine.
running-bad-public-url = The setting AUBERGE_PUBLIC_URL cannot be “{ $value }”. It is the address where people open the page, for example https://games.example.org, and any path in it must match AUBERGE_BASE_PATH.
running-bad-proxy = The setting AUBERGE_TRUSTED_PROXIES cannot contain “{ $value }”. It lists addresses and networks separated by spaces, for example 10.0.0.5 172.16.0.0/12.
running-bad-token = The setting AUBERGE_METRICS_TOKEN is too short, or contains characters that cannot be sent. Use a long random text of letters and digits, for example what “openssl rand -hex 32” prints.
running-metrics-closed = These figures are only for the people who run this server. The token is missing or wrong.
running-not-ready = This server cannot take anyone in right now. Try again in a moment.
