import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES, COLLECTIONS } from '@bookstore/contract/keptData';
import * as z from 'zod';

/** Collections that a backup leaves out. */
export const LEFT_OUT: string[] = COLLECTION_NAMES.filter((name) => !COLLECTIONS[name].isBackedUp).toSorted();

const collectionSchema = z
  .object({
    name: z.string(),
    /** Beside the manifest. */
    file: z.string().regex(/^[\w-]+\.jsonl$/),
    documents: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    sha256: z.string(),
  })
  .refine(({ name, file }) => file === `${name}.jsonl`);

const manifestSchema = z.object({
  format: z.literal('bookstore-backup-2'),
  projectId: z.string(),
  /** The moment as of which every document was read: ISO 8601. */
  readAt: z.string(),
  leftOut: z.array(z.string()),
  /** By whose days sales were counted. Absent where nothing was. */
  timeZone: z.string().optional(),
  collections: z.array(collectionSchema),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpCollection = Manifest['collections'][number];

const manifestPath = (folder: string) => join(folder, 'manifest.json');

/** Tells a folder that a backup was begun in from one with something else in it. */
export const unfinishedPath = (folder: string) => join(folder, 'UNFINISHED');

/** Of all that the manifest says, so that an entry cannot be lost unnoticed. */
function checksumOf({ format, projectId, readAt, leftOut, timeZone, collections }: Manifest): string {
  const entries = collections.map(({ name, file, documents, bytes, sha256 }) => [name, file, documents, bytes, sha256]);
  const zone = timeZone === undefined ? [] : [timeZone];
  const text = JSON.stringify([format, projectId, readAt, leftOut, entries, ...zone]);
  return createHash('sha256').update(text).digest('hex');
}

export function hasManifest(folder: string): boolean {
  return existsSync(manifestPath(folder));
}

/** The manifest appears whole or not at all: it is what makes a backup one. */
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
    throw new Error(`The backup in ${folder} is damaged: its manifest.json cannot be understood.`);
  }
}

/** @throws with what to tell a person when the folder holds no finished backup. */
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
