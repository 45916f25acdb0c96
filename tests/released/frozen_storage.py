"""What a page kept in a browser (localStorage and IndexedDB), read there and put into another."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
DUMP: Final = """async () => {
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const databases = [];
  for (const { name, version } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name));
    const stores = [];
    for (const store of database.objectStoreNames) {
      const found = database.transaction(store).objectStore(store);
      const indexes = [...found.indexNames].map((index) => found.index(index))
        .map(({ name, keyPath, unique }) => ({ name, keyPath, unique }));
      const entries = [];
      const keys = await asked(found.getAllKeys());
      const values = await asked(found.getAll());
      keys.forEach((key, k) => entries.push([key, values[k]]));
      stores.push({ name: store, keyPath: found.keyPath, indexes, entries });
    }
    database.close();
    databases.push({ name, version, stores });
  }
  return { local: { ...localStorage }, databases };
}"""
PUT: Final = """async ({ local, databases }) => {
  for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
  for (const { name, version, stores } of databases) {
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        for (const { name, keyPath, indexes, entries } of stores) {
          const store = opening.result.createObjectStore(name, keyPath === null ? {} : { keyPath });
          for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
          for (const [key, value] of entries) store.put(value, ...(keyPath === null ? [key] : []));
        }
      };
      opening.onsuccess = () => { opening.result.close(); resolve(); };
    });
  }
}"""


def storages() -> list[Path]:
    """All that was frozen, in its order."""
    return sorted(FOLDER.glob("storage-*.json"), key=lambda file: int(file.stem.partition("-")[2]))
