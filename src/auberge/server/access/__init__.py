"""Who may reach the server, from where and how often: hosts, proxies, limits."""
