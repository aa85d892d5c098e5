import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAdminsRepository } from '../../functions/src/auth/admins.repository.ts';
import { createBooksRepository } from '../../functions/src/books/books.repository.ts';
import { createLockQueue } from '../../functions/src/books/stock/lockQueue.ts';
import { createFirebase } from '../../functions/src/firestore/firebase.ts';
import { createIssueInvoice } from '../../functions/src/orders/issueInvoice.ts';
import { aStoredBook } from '../../functions/test/factories.ts';
import { picture } from '../../functions/test/pictures/pictures.ts';
import { aStoredOrder, storeOrders } from '../../functions/test/storedOrders.ts';
import { commandsIn, makeWorkshop } from './command.ts';

const workshop = makeWorkshop();
const command = commandsIn(workshop);
const project = `demo-${randomUUID()}`;

const contains = (text: string): unknown => expect.stringContaining(text);
const inProject = (name: string, ...options: string[]) => command(name, [...options, '--project', project]);

describe('commands', () => {
  it('import with a report, export, back up and restore', async () => {
    const rows = ['_id,title,description,category,newPrice,oldPrice', 'a,Dune,x,fiction,1,2', 'b,,x,fiction,1,2'];
    writeFileSync(join(workshop, 'books.csv'), rows.join('\n'));
    const imported = await inProject('books', 'import', 'books.csv');
    expect(imported).toMatchObject({ code: 1, output: contains('line 3: title: Required') });
    expect(imported.output).toContain('1 added, 0 changed, 0 unchanged, 1 refused');
    expect(await inProject('books', 'export', 'out.csv')).toMatchObject({ code: 0 });
    expect(readFileSync(join(workshop, 'out.csv'), 'utf8')).toContain('"a","Dune",');
    const again = await inProject('books', 'export', 'out.csv');
    expect(again).toMatchObject({ code: 1, output: contains('already exists') });

    expect(await inProject('backup', '--out', 'backup')).toMatchObject({ code: 0 });
    const dryRun = await inProject('restore', '--from', 'backup', '--dry-run');
    expect(dryRun).toMatchObject({ code: 0, output: contains('0 added, 0 replaced, 1 unchanged') });
    const restored = await inProject('restore', '--from', 'backup');
    expect(restored).toMatchObject({ code: 0, output: contains('Restored.') });
    const real = { environment: { FIRESTORE_EMULATOR_HOST: '' } };
    const refused = await command('restore', ['--from', 'backup', '--project', 'my-shop'], real);
    expect(refused).toMatchObject({ code: 1, output: contains('Repeat the command with --yes') });
  });

  it('import other columns, write rejected rows, list and undo imports', async () => {
    writeFileSync(join(workshop, 'list.csv'), 'Titel;Klappentext;Preis\nOwls;x;9,50\nSalt;;1');
    const say = ['--column', 'Klappentext=description', '--category', 'fiction'];
    const rehearsed = await inProject('books', 'import', 'list.csv', ...say, '--dry-run');
    expect(rehearsed.output).toContain('line 2: “Owls”: new');
    const imported = await inProject('books', 'import', 'list.csv', ...say, '--refused', 'refused.csv');
    expect(imported).toMatchObject({ code: 1, output: contains('1 added, 0 changed') });
    expect(readFileSync(join(workshop, 'refused.csv'), 'utf8')).toContain('"3";"description: Required";"Salt"');
    const [, id = ''] = /books -- undo (\w+)/.exec(imported.output) ?? [];
    expect(await inProject('books', 'undo', id)).toMatchObject({ code: 0, output: contains('1 undone, 0 skipped') });
    expect((await inProject('books', 'imports')).output).toMatch(
      new RegExp(`${id} .*list\\.csv: 1 added, 0 changed.*; undone `),
    );
  });

  it('import covers and exit with 1 for a bad file', async () => {
    const firebase = createFirebase(project);
    await createBooksRepository(firebase.database).insert([{ ...aStoredBook(), id: 'pictured' }]);
    await firebase.close();
    mkdirSync(join(workshop, 'covers'));
    for (const name of ['pictured', 'nobody'])
      writeFileSync(join(workshop, 'covers', `${name}.jpg`), picture('baseline.jpg'));
    const imported = await inProject('books', 'import', '--covers', 'covers');
    expect(imported).toMatchObject({ code: 1, output: contains('nobody.jpg: The name is neither') });
    expect(imported.output).toContain('1 changed, 0 unchanged, 1 refused');
  });

  it('print the project, and the login command without credentials', async () => {
    const nobody = { environment: { FIRESTORE_EMULATOR_HOST: '', GOOGLE_APPLICATION_CREDENTIALS: '', HOME: workshop } };
    const { code, output } = await command('removeAdmin', ['owner', '--yes', '--project', 'my-shop'], nobody);
    expect(output).toMatch(
      /^[A-Z].* the project my-shop \(shop folder: shop\)\n.*Run: gcloud auth application-default login\n\(.*\)\n$/,
    );
    expect(code).toBe(1);
  });

  it('create, list and remove admins, the last only if forced', async () => {
    const made = await command('createAdmin', ['owner', '--project', project], { input: 'correct horse battery\n' });
    expect(made).toMatchObject({ code: 0, output: contains('Created the admin owner.') });
    const staff = ['former', '--rights', 'staff', '--project', project];
    await command('createAdmin', staff, { input: 'correct horse battery\n' });
    const { output } = await inProject('listAdmins');
    expect(output).toContain(`The admins of ${project} in the emulator`);
    expect(output).toMatch(/^owner +owner +password of 20\d\d-/m);
    expect(output).toMatch(/^former +staff +password of 20\d\d-/m);
    const kept = await inProject('removeAdmin', 'owner');
    expect(kept).toMatchObject({ code: 1, output: contains('Without owner the shop would have no owner') });
    const stays = await inProject('changeRights', 'owner', 'staff');
    expect(stays).toMatchObject({ code: 1, output: contains('--even-the-last') });
    const raised = await inProject('changeRights', 'former', 'owner');
    expect(raised).toMatchObject({ code: 0, output: contains('former is now an owner.') });
    expect(await inProject('removeAdmin', 'former')).toMatchObject({ code: 0 });
    expect(await inProject('removeAdmin', 'owner', '--even-the-last')).toMatchObject({ code: 0 });
    expect((await inProject('listAdmins')).output).toContain('There are no admins');
    const again = await inProject('removeAdmin', 'owner');
    expect(again).toMatchObject({ code: 1, output: contains('Unknown admin owner') });
    const device = await inProject('addDevice', 'owner');
    expect(device).toMatchObject({ code: 1, output: contains('Unknown admin owner') });
  });

  it('require and reset the second factor of an admin', async () => {
    const wanted = ['guarded', '--demand-factor', '--project', project];
    await command('createAdmin', wanted, { input: 'correct horse battery\n' });
    expect((await inProject('listAdmins')).output).toMatch(/^guarded .*, second factor required, but not set up$/m);
    const firebase = createFirebase(project);
    const admins = createAdminsRepository(firebase.database);
    const factor = { app: { secret: 'S', lastStep: 1 }, passkeys: [], recoveryCodes: [] };
    await admins.changeFactor('guarded', 'guarded', async () => ({ factor, what: [] }));
    const reset = await inProject('createAdmin', 'guarded', '--reset-factor');
    expect(reset).toMatchObject({ code: 0, output: contains('guarded can now log in with the password alone') });
    expect((await admins.find('guarded'))?.factor).toBeUndefined();
    expect(await inProject('createAdmin', 'guarded', '--reset-factor', '--rights', 'owner')).toMatchObject({ code: 1 });
    await admins.remove('guarded', 'command');
    await firebase.close();
  });

  it('report invalid documents', async () => {
    const firebase = createFirebase(project);
    const book = (await firebase.database()).doc('books/half');
    await book.set({ title: 'Half' });
    const { code, output } = await inProject('checkData', '--data');
    expect(output).toContain('✗ books/half is not as it should be: author: ');
    expect(output).toContain('1 document is invalid.');
    expect(code).toBe(1);
    await book.delete();
    await firebase.close();
  });

  it('erase an existing customer only after confirmation', async () => {
    const firebase = createFirebase(project);
    const db = await firebase.database();
    const order = db.collection('orders').doc('o1');
    const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };
    const person = { uid: 'ada', name: 'Ada', email: 'ada@example.com', phone: '0170', address };
    const { id: _id, ...placed } = aStoredOrder({ ...person, status: 'placed' });
    await order.set(placed);
    const erase = (...options: string[]) => inProject('customer', 'erase', ...options);
    const log = async () =>
      (await db.collection('changes').orderBy('at').get()).docs.map(
        (line) => `${line.get('what')} ${line.get('subjects')}`,
      );

    const refused = await erase('ada@example.com', '--yes');
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/1 of 1 orders are in progress.*\n {2}o1 {3}placed$/m),
    });
    const rehearsal = await erase('ada@example.com', '--even-on-its-way');
    expect(rehearsal).toMatchObject({
      code: 0,
      output: contains('would permanently remove the customer from 1 order'),
    });
    expect((await order.get()).get('name')).toBe('Ada');
    expect(await erase('eve@example.com', '--yes')).toMatchObject({ code: 1 });
    const before = await log();
    expect(await inProject('customer', 'export', 'ada@example.com')).toMatchObject({ code: 0 });
    expect(await erase('ada@example.com', '--even-on-its-way', '--yes')).toMatchObject({ code: 0 });
    expect((await order.get()).get('name')).toBe('Erased');
    expect((await log()).slice(before.length)).toEqual(['customer-exported ada', 'customer-erased ada']);

    await order.update({ ...person, uid: '', email: '', phone: '+43 660 1234567' });
    expect(await erase('0660 1234567', '--even-on-its-way', '--yes')).toMatchObject({ code: 0 });
    expect((await order.get()).data()).toMatchObject({ uid: 'erased', name: 'Erased', phone: '0' });

    await order.update({ ...person, uid: '', email: '', phone: '', payment: { method: 'counter' } });
    expect(await erase('--name', 'ada', '--even-on-its-way', '--yes')).toMatchObject({ code: 0 });
    expect((await order.get()).get('name')).toBe('Erased');

    const withdrawal = db.collection('withdrawals').doc('withdrawal_1');
    const declared = { name: 'Eve', email: 'eve@example.com', order: 'lost', items: [], receivedAt: new Date() };
    await withdrawal.set({ ...declared, orderId: null, isFromOther: false, settled: null, expiresAt: new Date() });
    const asked = await erase('eve@example.com');
    expect(asked).toMatchObject({
      code: 0,
      output: contains('would permanently delete the withdrawals of eve@example.com'),
    });
    expect((await withdrawal.get()).exists).toBe(true);
    const deleted = await erase('eve@example.com', '--yes');
    expect(deleted).toMatchObject({ code: 0, output: contains('Deleted withdrawals: 1') });
    expect((await withdrawal.get()).exists).toBe(false);
    expect((await log()).at(-1)).toBe('customer-erased ');
    await firebase.close();
  });

  it('recount sales of an order without a task', async () => {
    const rehearsal = await inProject('orders', 'recount', '--dry-run');
    expect(rehearsal).toMatchObject({ code: 0, output: expect.stringMatching(/1 day wrong\n$/) });
    const counted = await inProject('orders', 'recount');
    expect(counted.output).toMatch(
      /: 0 orders, 0 books, 0\.00; its orders have 1 orders, 1 books, 19\.99\n1 day wrong, now corrected\n$/,
    );
    expect(await inProject('checkData', '--data')).toMatchObject({
      code: 0,
      output: contains('All documents are valid.'),
    });
  });

  it('write the journal of a period to a new file', async () => {
    const firebase = createFirebase(project);
    const db = await firebase.database();
    const [id = ''] = await storeOrders(db, 1, { status: 'packed' });
    const issue = createIssueInvoice({
      database: firebase.database,
      lockBooks: createLockQueue(),
      clock: () => new Date('2026-02-03T10:00:00Z'),
      timeZone: 'UTC',
    });
    await issue(id, 'ada');
    const days = ['--from', '2026-02-01', '--to', '2026-02-28'];
    const written = await inProject('orders', 'journal', ...days, 'journal.csv');
    expect(written).toMatchObject({ code: 0, output: expect.stringContaining('1 line is in') });
    const lines = readFileSync(join(workshop, 'journal.csv'), 'utf8').split('\r\n');
    expect(lines[1]).toBe(`"A-2026-1","invoice","2026-02-03","","${id}","cash-on-delivery","","","",19.99`);
    expect((await inProject('orders', 'journal', '--from', '2026-02-30')).output).toContain('Give --from and --to');
    await db.doc(`orders/${id}`).delete();
    await firebase.close();
  });
});
