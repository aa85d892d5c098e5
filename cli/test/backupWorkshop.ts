import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { createFirebase, type Firebase } from '../../functions/src/firestore/firebase.ts';
import { takeBackup } from '../src/backups/takeBackup.ts';

/** Databases and folder are deleted after the test file. */
export function openBackupWorkshop() {
  const workshop = mkdtempSync(join(tmpdir(), 'bookstore-backup-'));
  const opened: Firebase[] = [];
  afterAll(async () => {
    rmSync(workshop, { recursive: true });
    await Promise.all(opened.map((firebase) => firebase.close()));
  });
  return {
    emptyDatabase: async (): Promise<Firestore> => {
      const firebase = createFirebase(`demo-${randomUUID()}`);
      opened.push(firebase);
      return firebase.database();
    },
    backUp: async (from: Firestore): Promise<string> => {
      const folder = join(workshop, randomUUID());
      await takeBackup(from, 'demo-shop', folder);
      return folder;
    },
  };
}
