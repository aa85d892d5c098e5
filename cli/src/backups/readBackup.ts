import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { compareIds } from '../../../functions/src/lib/outerJoinById.ts';
import type { Progress } from '../lib/progress.ts';
import { escapeSeparators, textLinesOf } from './lines.ts';
import type { BackedUpCollection, Manifest } from './manifest.ts';
import { decode, type Json } from './typedValues.ts';

/** `text` is the line as `toLine` writes it. */
export interface Line {
  id: string;
  data: { [name: string]: Json };
  text: string;
}

const lineSchema = z.object({
  id: z.string().min(1),
  data: z.custom<Line['data']>((data) => typeof data === 'object' && data !== null && !Array.isArray(data)),
});

/** Sorted by id. */
export async function* linesOf(folder: string, { file }: BackedUpCollection): AsyncGenerator<Line> {
  for await (const text of textLinesOf(join(folder, file))) {
    const line = lineSchema.safeParse(JSON.parse(text));
    if (!line.success) throw new Error('not a document');
    yield { ...line.data, text: escapeSeparators(text) };
  }
}

/** @param path of the document, such as meta/catalog @returns null if the backup lacks it */
export async function readMetaDocument(
  folder: string,
  { collections }: Manifest,
  path: string,
): Promise<Line['data'] | null> {
  const meta = collections.find(({ name }) => name === 'meta');
  if (!meta) return null;
  for await (const { id, data } of linesOf(folder, meta)) if (`meta/${id}` === path) return data;
  return null;
}

async function findAlteration(folder: string, { file, bytes, sha256 }: BackedUpCollection): Promise<string | null> {
  const path = join(folder, file);
  if (!existsSync(path)) return `${file} is missing`;
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  if (size !== bytes) return `${file} has ${size} bytes instead of ${bytes}`;
  return hash.digest('hex') === sha256 ? null : `${file} was changed`;
}

interface CheckContext {
  db: Firestore;
  progress: Progress;
}

/** Validates lines as a restore does. */
async function findBadLine(
  folder: string,
  collection: BackedUpCollection,
  { db, progress }: CheckContext,
): Promise<string | null> {
  const { name, file, documents } = collection;
  let count = 0;
  let previous: string | undefined;
  try {
    for await (const { id, data } of linesOf(folder, collection)) {
      if (previous !== undefined && compareIds(previous, id) >= 0) throw new Error(`“${id}” is out of order`);
      if (db.collection(name).doc(id).id !== id) throw new Error(`“${id}” is not a valid id`);
      decode(data, db);
      progress.touch();
      previous = id;
      count += 1;
    }
  } catch (error) {
    return `line ${count + 1} of ${file} cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
  return count === documents ? null : `${file} has ${count} documents instead of ${documents}`;
}

/** Finds a file that the manifest lacks: the manifest would be valid without the entry. */
function findUnnamedFile(folder: string, { collections }: Manifest): string | null {
  const named = new Set(collections.map(({ file }) => file));
  const unnamed = readdirSync(folder).find((name) => name.endsWith('.jsonl') && !named.has(name));
  return unnamed === undefined ? null : `manifest.json does not list ${unnamed}`;
}

async function findDamage(folder: string, manifest: Manifest, context: CheckContext): Promise<string | null> {
  const unnamed = findUnnamedFile(folder, manifest);
  if (unnamed) return unnamed;
  for (const collection of manifest.collections) {
    const damage = (await findAlteration(folder, collection)) ?? (await findBadLine(folder, collection, context));
    if (damage) return damage;
  }
  return null;
}

/** @throws Error if a file differs from the manifest or cannot be restored */
export async function rejectDamaged(folder: string, manifest: Manifest, context: CheckContext): Promise<void> {
  const damage = await findDamage(folder, manifest, context);
  if (damage) throw new Error(`The backup in ${folder} is damaged: ${damage}. Nothing was restored.`);
}
