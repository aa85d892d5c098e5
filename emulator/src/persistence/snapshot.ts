import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StoredDocument } from '../storage/document.ts';
import type { Micros } from '../time.ts';
import { documentToJson, type JsonDocument } from './jsonDocument.ts';
import { decodeLines, encodeLine } from './records.ts';

/** The server answers requests in between. */
const CHUNK = 200;

type Header = { readonly at: string; readonly count: number };

/** Makes the rename survive power failures. */
async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Writes atomically. @param at not earlier than any document @returns the size in bytes */
export async function writeSnapshot(path: string, documents: readonly StoredDocument[], at: Micros): Promise<number> {
  const draft = `${path}.tmp`;
  const file = await open(draft, 'w');
  let size = 0;
  try {
    const header: Header = { at: String(at), count: documents.length };
    await file.appendFile(encodeLine(header));
    for (let i = 0; i < documents.length; i += CHUNK) {
      const chunk = documents.slice(i, i + CHUNK);
      await file.appendFile(chunk.map((document) => encodeLine(documentToJson(document))).join(''));
    }
    size = (await file.stat()).size;
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncDirectory(dirname(path));
  return size;
}

/** @throws Error if the file is incomplete */
export async function readSnapshot(path: string): Promise<{ at: Micros; documents: JsonDocument[]; size: number }> {
  const content = await readFile(path);
  const { records, length } = decodeLines(content);
  const [header, ...documents] = records as [Header, ...JsonDocument[]];
  if (length !== content.length || header?.count !== documents.length) throw new Error('the file is incomplete');
  return { at: BigInt(header.at), documents, size: content.length };
}
