import type { Book } from '@bookstore/contract/api/book';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { SAMPLE_ADMIN } from '../../../functions/src/auth/samples.ts';
import { createFirebase, type Firebase } from '../../../functions/src/firestore/firebase.ts';
import { openApi, type TestApi } from '../../../functions/test/api.ts';
import { saveAdmin } from '../admins/saveAdmin.ts';
import { seedAdmin, seedBooks } from './samples.ts';
import { SEED_BOOKS } from './seedBooks.ts';

let api: TestApi;
let firebase: Firebase;

beforeAll(async () => {
  api = await openApi();
  firebase = createFirebase(api.projectId);
});
afterAll(() => Promise.all([api.close(), firebase.close()]));

const logIn = (username: string, password: string) =>
  api.call('POST', '/api/auth/admin', { body: { username, password } });

describe('samples', () => {
  it('adds books with ids and dates once', async () => {
    expect(await seedBooks(firebase)).toBe(SEED_BOOKS.length);
    const etag = (await api.call('GET', '/api/books')).headers.get('etag');
    expect(await seedBooks(firebase)).toBe(0);
    const reply = await api.call('GET', '/api/books');
    expect(reply.headers.get('etag')).toBe(etag);
    const listed = new Map((reply.body as Book[]).map(({ _id, createdAt }) => [_id, createdAt]));
    expect(listed).toEqual(new Map(SEED_BOOKS.map(({ id, createdAt }) => [id, createdAt])));
  });

  it('does not add deleted books again', async () => {
    const admin = await api.newAdmin();
    await seedBooks(firebase);
    const [first] = SEED_BOOKS;
    await api.call('DELETE', `/api/books/${first?.id}`, { token: admin.token });
    expect(await seedBooks(firebase)).toBe(0);
    expect((await api.call('GET', `/api/books/${first?.id}`)).status).toBe(404);
  });

  it('creates the sample admin once and keeps a changed password', async () => {
    expect(await seedAdmin(firebase)).toBe(true);
    expect((await logIn(SAMPLE_ADMIN.username, SAMPLE_ADMIN.password)).status).toBe(200);
    const changed = { username: SAMPLE_ADMIN.username, password: 'another password', isEmulator: true };
    await saveAdmin(createAdminsRepository(firebase.database), changed);
    expect(await seedAdmin(firebase)).toBe(false);
    expect((await logIn(SAMPLE_ADMIN.username, 'another password')).status).toBe(200);
  });
});

describe('saveAdmin', () => {
  const save = (username: string, password: string, isEmulator = false) =>
    saveAdmin(createAdminsRepository(firebase.database), { username, password, isEmulator });

  it('creates a login and changes its password the second time', async () => {
    expect(await save('owner', 'correct horse battery')).toBe(true);
    expect((await logIn('owner', 'correct horse battery')).status).toBe(200);
    expect(await save('owner', 'another good password')).toBe(false);
    expect((await logIn('owner', 'correct horse battery')).status).toBe(401);
  });

  it.each([
    ['a/b', 'correct horse battery', 'username'],
    ['__x__', 'correct horse battery', 'username'],
    ['owner', '', 'empty'],
    ['owner', 'elevenchars', 'shorter'],
    ['owner', SAMPLE_ADMIN.password, 'sample'],
    ['owner', 'x'.repeat(1_025), 'longer'],
  ])('rejects %j with %j', async (username, password, reason) => {
    await expect(save(username, password)).rejects.toThrow(reason);
  });
});

describe('removing an admin', () => {
  it('logs out only that admin at once', async () => {
    const [leaving, staying] = [await api.newAdmin(), await api.newAdmin()];
    const statusOf = async ({ token }: { token: string }) => (await api.call('GET', '/api/admin', { token })).status;
    expect(await statusOf(leaving)).toBe(200);
    expect(await createAdminsRepository(firebase.database).remove(leaving.username, 'command')).toBe(true);
    expect([await statusOf(leaving), await statusOf(staying)]).toEqual([401, 200]);
    expect(await logIn(leaving.username, leaving.password)).toMatchObject({ status: 401 });
  });
});
