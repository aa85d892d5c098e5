import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { documentsOf, readTimeOf } from '../../../functions/src/firestore/allDocuments.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { findZone } from '../sales/findZone.ts';
import { toLine } from './lines.ts';
import {
  type BackedUpCollection,
  EXCLUDED_COLLECTIONS,
  hasManifest,
  type Manifest,
  unfinishedPath,
  writeManifest,
} from './manifest.ts';

/** The folder will contain addresses, password hashes and two-step login keys. */
function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (hasManifest(folder)) throw new Error(`${folder} has a finished backup. Choose another folder with --out.`);
  if (existsSync(unfinishedPath(folder))) {
    for (const name of readdirSync(folder)) if (/\.(jsonl|draft)$/.test(name)) rmSync(join(folder, name));
  } else if (readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Choose a new folder with --out.`);
  }
  writeFileSync(unfinishedPath(folder), 'This backup is incomplete until this file is deleted.\n');
}

/** @throws Error for a name that could escape the folder */
function fileOf(collection: string): string {
  if (!/^[\w-]+$/.test(collection)) throw new Error(`The collection “${collection}” cannot be a file's name.`);
  return `${collection}.jsonl`;
}

async function writeCollection(
  db: Firestore,
  folder: string,
  name: string,
  { readTime, progress }: { readTime: Timestamp; progress: Progress },
): Promise<BackedUpCollection> {
  const file = await open(join(folder, fileOf(name)), 'w', 0o600);
  const hash = createHash('sha256');
  let documents = 0;
  let bytes = 0;
  try {
    for await (const document of documentsOf(db, name, readTime)) {
      const line = Buffer.from(`${toLine(document.id, document.data())}\n`);
      await file.write(line);
      hash.update(line);
      documents += 1;
      bytes += line.length;
      progress.count(name);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { name, file: fileOf(name), documents, bytes, sha256: hash.digest('hex') };
}

/** All documents are of one time. Replaces an unfinished backup. */
export async function takeBackup(
  db: Firestore,
  projectId: string,
  folder: string,
  progress: Progress = NO_PROGRESS,
): Promise<Manifest> {
  prepareFolder(folder);
  const readTime = await readTimeOf(db);
  const names = (await db.listCollections()).map(({ id }) => id).filter((name) => !EXCLUDED_COLLECTIONS.includes(name));
  const collections: BackedUpCollection[] = [];
  for (const name of names.sort()) {
    collections.push(await writeCollection(db, folder, name, { readTime, progress }));
  }
  const timeZone = await findZone(db);
  const manifest: Manifest = {
    format: 'bookstore-backup-2',
    projectId,
    readAt: readTime.toDate().toISOString(),
    leftOut: EXCLUDED_COLLECTIONS,
    ...(timeZone !== null && { timeZone }),
    collections,
  };
  writeManifest(folder, manifest);
  rmSync(unfinishedPath(folder));
  return manifest;
}
