### The page as files for any web space, without a server.

site-help-site = Writes the whole page as files for any web space. It plays in the browser alone, without a server.
site-help-folder = Where to write it: an empty folder, or one that this command wrote before.
site-help-base = Path of the web space where the files will lie, such as /games (default: they work at any place).
site-help-force = Write even if the folder contains other files. Those stay; files of the same name are replaced.
site-written = { $files } files written to { $place }, { $size } MB in all. To play without a network, a browser fetches { $engine } MB once.
site-try = To try it, run “{ $command }” and open { $address }
site-put = Copy what is in that folder to { $base } on your web space.
site-no-page = The page is missing, or what plays without a server is. In a source tree, “make page” builds both; an installed package always contains them, so install that again.
site-bad-base = The path cannot be “{ $value }”. It starts with a slash and does not end with one, for example /games; letters, digits, dots and hyphens are fine.
site-not-empty = The folder { $place } contains files that are not from this command. Choose another folder, or add --force to write there all the same.
site-not-written = The page cannot be written to { $place }: { $reason }
