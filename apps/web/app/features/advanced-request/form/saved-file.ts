import { type DBSchema, openDB } from 'idb';

interface FileSchema extends DBSchema {
  file: { key: string; value: { readonly name: string; readonly bytes: Blob } };
}

const open = () =>
  openDB<FileSchema>('cutsite-request', 1, {
    upgrade: (database) => {
      database.createObjectStore('file');
    },
  });

/** Keeps the chosen file in this browser until it is sent. @returns false: there is no room for it, or no store */
export async function saveFile(file: File): Promise<boolean> {
  try {
    const database = await open();
    await database.put('file', { name: file.name, bytes: file }, 'chosen');
    database.close();
    return true;
  } catch {
    return false;
  }
}

/** The file that this browser keeps; null: none. */
export async function savedFile(): Promise<File | null> {
  try {
    const database = await open();
    const kept = await database.get('file', 'chosen');
    database.close();
    return kept === undefined ? null : new File([kept.bytes], kept.name);
  } catch {
    return null;
  }
}

export async function forgetFile(): Promise<void> {
  try {
    const database = await open();
    await database.delete('file', 'chosen');
    database.close();
  } catch {
    // Nothing was kept.
  }
}
