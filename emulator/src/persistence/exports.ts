import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Store } from '../storage/store.ts';
import { documentFromJson } from './jsonDocument.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

/** The official emulator's exports are binary. */
const FORMAT = 'bookstore-firestore-emulator';
const DOCUMENTS_FILE = 'documents.jsonl';

/** firebase-tools expects `<name>.overall_export_metadata` there and passes it as --seed_from_export. */
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
    // The official emulator's exports are not JSON.
  }
  throw new Error(`${metadataPath} was not written by this emulator; only its own exports can be imported`);
}

/**
 * Keeps the original times. @param metadataPath an `.overall_export_metadata` file of `writeExport` @throws Error for
 * an export of the official emulator
 */
export async function readExport(store: Store, metadataPath: string): Promise<void> {
  const { at, documents } = await readSnapshot(await documentsFileOf(resolve(metadataPath)));
  store.restore(documents.map(documentFromJson), at);
}
