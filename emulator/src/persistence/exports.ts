import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Store } from '../storage/store.ts';
import { documentFromJson } from './jsonDocument.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

/** Tells our exports from those of the official emulator, which nobody else can read. */
const FORMAT = 'bookstore-firestore-emulator';
const DOCUMENTS_FILE = 'documents.jsonl';

/**
 * Writes every document of a database to `<directory>/<name>/`. The file `<name>.overall_export_metadata` is where
 * firebase-tools expects it, and what it passes back as --seed_from_export.
 */
export async function writeExport(
  store: Store,
  { database, directory, name }: { database: string; directory: string; name: string },
): Promise<void> {
  const target = resolve(directory, name);
  await mkdir(target, { recursive: true });
  await writeSnapshot(join(target, DOCUMENTS_FILE), [...store.documents(database)], store.clock.now());
  const metadata = { format: FORMAT, version: 1, database, documents: DOCUMENTS_FILE };
  await writeFile(join(target, `${name}.overall_export_metadata`), `${JSON.stringify(metadata, null, 2)}\n`);
}

async function documentsFileOf(metadataPath: string): Promise<string> {
  const text = await readFile(metadataPath, 'utf8');
  try {
    const metadata: { format?: string; documents?: string } = JSON.parse(text);
    if (metadata.format === FORMAT && metadata.documents) return join(dirname(metadataPath), metadata.documents);
  } catch {
    // Not JSON: the official format, which the message below explains.
  }
  throw new Error(`${metadataPath} was not written by this emulator; only its own exports can be imported`);
}

/**
 * Puts the documents of an export into a store, with the times that they had.
 * @param metadataPath the `.overall_export_metadata` file that writeExport wrote.
 * @throws Error when it is an export of another kind.
 */
export async function readExport(store: Store, metadataPath: string): Promise<void> {
  const { at, documents } = await readSnapshot(await documentsFileOf(resolve(metadataPath)));
  store.restore(documents.map(documentFromJson), at);
}
