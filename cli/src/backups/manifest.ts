import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES, COLLECTIONS } from '@bookstore/contract/keptData';
import * as z from 'zod';

export const EXCLUDED_COLLECTIONS: string[] = COLLECTION_NAMES.filter(
  (name) => !COLLECTIONS[name].isBackedUp,
).toSorted();

const collectionSchema = z
  .object({
    name: z.string(),
    file: z.string().regex(/^[\w-]+\.jsonl$/),
    documents: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    sha256: z.string(),
  })
  .refine(({ name, file }) => file === `${name}.jsonl`);

const manifestSchema = z.object({
  format: z.literal('bookstore-backup-2'),
  projectId: z.string(),
  /** ISO 8601; all documents are of this time. */
  readAt: z.string(),
  leftOut: z.array(z.string()),
  /** Time zone of the sales days; absent without sales. */
  timeZone: z.string().optional(),
  collections: z.array(collectionSchema),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpCollection = Manifest['collections'][number];

const manifestPath = (folder: string) => join(folder, 'manifest.json');

/** Marks a folder with an unfinished backup. */
export const unfinishedPath = (folder: string) => join(folder, 'UNFINISHED');

/** Covers all entries, so that a lost one is noticed. */
function checksumOf({ format, projectId, readAt, leftOut, timeZone, collections }: Manifest): string {
  const entries = collections.map(({ name, file, documents, bytes, sha256 }) => [name, file, documents, bytes, sha256]);
  const zone = timeZone === undefined ? [] : [timeZone];
  const text = JSON.stringify([format, projectId, readAt, leftOut, entries, ...zone]);
  return createHash('sha256').update(text).digest('hex');
}

export function hasManifest(folder: string): boolean {
  return existsSync(manifestPath(folder));
}

/** Atomic: the manifest marks a finished backup. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const draft = `${manifestPath(folder)}.draft`;
  const text = JSON.stringify({ ...manifest, sha256: checksumOf(manifest) }, null, 2);
  writeFileSync(draft, `${text}\n`, { mode: 0o600 });
  renameSync(draft, manifestPath(folder));
}

function parseManifest(folder: string): { manifest: Manifest; sha256: string | undefined } {
  try {
    const json: unknown = JSON.parse(readFileSync(manifestPath(folder), 'utf8'));
    const { sha256 } = z.object({ sha256: z.string().optional() }).parse(json);
    return { manifest: manifestSchema.parse(json), sha256 };
  } catch {
    throw new Error(`The backup in ${folder} is damaged: its manifest.json is invalid.`);
  }
}

/** @throws Error if the folder has no finished backup */
export function readManifest(folder: string): Manifest {
  if (!hasManifest(folder)) {
    const isUnfinished = existsSync(unfinishedPath(folder));
    throw new Error(isUnfinished ? `The backup in ${folder} was never finished.` : `There is no backup in ${folder}.`);
  }
  const { manifest, sha256 } = parseManifest(folder);
  if (sha256 !== checksumOf(manifest)) {
    throw new Error(`The backup in ${folder} is damaged: its manifest.json was changed.`);
  }
  return manifest;
}
