/**
 * Compiles the Python that plays in the browser (build_engine.py has put it together), so that browsers need not at every
 * start. Only the Python that will run it can: Pyodide, here in Node.js.
 *
 * Usage: node scripts/compile_engine.mjs FOLDER
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2] ?? ".");
const LIBRARY = "python_stdlib.zip";
const ARCHIVE = "auberge.zip";
/** What nothing of ours asks of Python's library: half of it. */
const LEFT_OUT = [
  '_ios_support', '_pydatetime', '_pydecimal', '_pyio', '_pyrepl', '_sysconfigdata__emscripten_wasm32-emscripten',
  '_android_support', '_apple_support', '_aix_support', '_osx_support', 'antigravity', 'argparse', 'bdb', 'cProfile',
  'cmd', 'configparser', 'ctypes', 'curses', 'dbm', 'difflib', 'doctest', 'email', 'ensurepip', 'filecmp', 'fileinput',
  'ftplib', 'getopt', 'getpass', 'html', 'http', 'idlelib', 'imaplib', 'lib2to3', 'mailbox', 'modulefinder',
  'multiprocessing', 'netrc', 'nturl2path', 'optparse', 'pdb', 'pickletools', 'plistlib', 'poplib', 'profile',
  'profiling', 'pstats', 'pty', 'pyclbr', 'pydoc', 'pydoc_data', 'sched', 'shelve', 'smtplib', 'socketserver', 'sqlite3',
  'tabnanny', 'tarfile', 'telnetlib', 'this', 'tkinter', 'trace', 'tracemalloc', 'tty', 'turtle', 'turtledemo',
  'unittest', 'venv', 'wave', 'webbrowser', 'wsgiref', 'xml', 'xmlrpc', 'zipapp',
]; // prettier-ignore
/** Of the encodings only these. */
const ENCODINGS = [
  "__init__",
  "aliases",
  "ascii",
  "cp437",
  "idna",
  "latin_1",
  "punycode",
  "utf_8",
  "utf_16",
  "utf_32",
];

const COMPILE = `
import io, marshal, zipfile
from importlib.util import MAGIC_NUMBER

UNCHECKED = (1).to_bytes(4, "little")  # no source lies beside it
LONG_AGO = (1980, 1, 1, 0, 0, 0)

def compiled(data, root, optimize, wanted):
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(target, "w") as result:
        for name in filter(wanted, sorted(source.namelist())):
            content = source.read(name)
            if name.endswith(".py"):
                code = compile(content, root + name, "exec", dont_inherit=True, optimize=optimize)
                name, content = name + "c", MAGIC_NUMBER + UNCHECKED + bytes(8) + marshal.dumps(code)
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.create_system = 3
            entry.external_attr = 0o100644 << 16
            result.writestr(entry, content)
    return target.getvalue()
`;

const { loadPyodide } = await import(
  pathToFileURL(join(folder, "pyodide.mjs")).href
);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.runPython(COMPILE);
const compiled = python.globals.get("compiled");

function compile(name, optimize, isWanted) {
  const path = join(folder, name);
  const source = python.toPy(new Uint8Array(readFileSync(path))).tobytes();
  writeFileSync(
    path,
    compiled(source, `/lib/${name}/`, optimize, isWanted).toJs(),
  );
}

/** Whether a file of the library goes along. */
function isWanted(path) {
  const [top = "", below = ""] = path
    .split("/")
    .map((part) => part.replace(/\.py$/, ""));
  return top === "encodings"
    ? ENCODINGS.includes(below)
    : !LEFT_OUT.includes(top);
}

compile(LIBRARY, 2, isWanted); // without the docstrings and assertions of others
compile(ARCHIVE, 0, () => true);
