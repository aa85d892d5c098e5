import { describe, expect, it } from 'vitest';
import { changesOf, readChange, recordChange } from '../../../functions/src/changes/changeRecord.ts';
import { openBackupWorkshop } from '../../test/backupWorkshop.ts';
import { restoreBackup } from './restoreBackup.ts';

const { emptyDatabase, backUp } = openBackupWorkshop();
const db = await emptyDatabase();

async function record(by: string) {
  const batch = db.batch();
  recordChange(db, batch, { at: new Date(), by, what: 'book-added', subjects: ['b1'] });
  await batch.commit();
}

const lines = async () =>
  (await changesOf(db).orderBy('at').get()).docs.map((document) => {
    const change = readChange(document);
    return `${change?.what} by ${change?.by}`;
  });

describe('the activity log', () => {
  it('is restored without losing later lines and records the restore', async () => {
    await record('ada');
    const folder = await backUp(db);
    await record('ben');
    const first = (await changesOf(db).orderBy('at').get()).docs[0];
    await first?.ref.delete();
    await restoreBackup(db, { folder, isDryRun: true, isExact: true });
    expect(await lines()).toEqual(['book-added by ben']);
    await restoreBackup(db, { folder, isDryRun: false, isExact: true });
    expect(await lines()).toEqual(['book-added by ada', 'book-added by ben', 'backup-restored by command']);
  });
});
