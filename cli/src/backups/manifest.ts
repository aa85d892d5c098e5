import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Collections that a backup leaves out: they hold what is forgotten within a day anyway. */
export const SHORT_LIVED = ['revokedTokens', 'throttles'];

const manifestSchema = z.object({
  format: z.literal('bookstore-backup-1'),
  projectId: z.string(),
  /** The moment as of which every document was read: ISO 8601. */
  readAt: z.string(),
  leftOut: z.array(z.string()),
  collections: z.array(
    z.object({
      name: z.string(),
      /** Beside the manifest. */
      file: z.string().regex(/^[\w-]+\.jsonl$/),
      documents: z.int().nonnegative(),
      bytes: z.int().nonnegative(),
      sha256: z.string(),
    }),
  ),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpCollection = Manifest['collections'][number];

const manifestPath = (folder: string) => join(folder, 'manifest.json');

/** Tells a folder that a backup was begun in from one with something else in it. */
export const unfinishedPath = (folder: string) => join(folder, 'UNFINISHED');

export function hasManifest(folder: string): boolean {
  return existsSync(manifestPath(folder));
}

/** The manifest appears whole or not at all: it is what makes a backup one. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const draft = `${manifestPath(folder)}.draft`;
  writeFileSync(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, manifestPath(folder));
}

/** @throws with what to tell a person when the folder holds no finished backup. */
export function readManifest(folder: string): Manifest {
  if (!hasManifest(folder)) {
    const isUnfinished = existsSync(unfinishedPath(folder));
    throw new Error(isUnfinished ? `The backup in ${folder} was never finished.` : `There is no backup in ${folder}.`);
  }
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(manifestPath(folder), 'utf8')));
  } catch {
    throw new Error(`The backup in ${folder} is damaged: its manifest.json cannot be understood.`);
  }
}
