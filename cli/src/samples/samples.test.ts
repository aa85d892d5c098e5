import type { Book } from '@bookstore/contract/api/book';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { SAMPLE_ADMIN } from '../../../functions/src/auth/samples.ts';
import { createFirebase, type Firebase } from '../../../functions/src/firestore/firebase.ts';
import { openApi, type TestApi } from '../../../functions/test/api.ts';
import { saveAdmin } from '../admins/saveAdmin.ts';
import { seedAdmin, seedBooks } from './samples.ts';
import { SEED_BOOKS, toBookContent } from './seedBooks.ts';
import { announcedFor, SEED_DETAILS } from './seedDetails.ts';

let api: TestApi;
let firebase: Firebase;

beforeAll(async () => {
  api = await openApi();
  firebase = createFirebase(api.projectId);
});
afterAll(() => Promise.all([api.close(), firebase.close()]));

const logIn = (username: string, password: string) =>
  api.call('POST', '/api/auth/admin', { body: { username, password } });

describe('seeding', () => {
  it('fills a new shop with the books, under their ids and dates, and does nothing the second time', async () => {
    expect(await seedBooks(firebase)).toBe(SEED_BOOKS.length);
    const etag = (await api.call('GET', '/api/books')).headers.get('etag');
    expect(await seedBooks(firebase)).toBe(0);
    const reply = await api.call('GET', '/api/books');
    expect(reply.headers.get('etag')).toBe(etag);
    const listed = new Map((reply.body as Book[]).map(({ _id, createdAt }) => [_id, createdAt]));
    expect(listed).toEqual(new Map(SEED_BOOKS.map(({ id, createdAt }) => [id, createdAt])));
  });

  it('gives the books details that the API would take, no further author, and one book an excerpt', async () => {
    await seedBooks(firebase);
    const admin = await api.newAdmin();
    for (const [id, { isAnnounced: _isAnnounced, ...details }] of Object.entries(SEED_DETAILS)) {
      const { body } = await api.call('GET', `/api/books/${id}`);
      const { excerpt, ...shown } = details;
      expect(body).toMatchObject({ ...shown, ...(excerpt !== undefined && { hasExcerpt: true }) });
      const edited = await api.call('PUT', `/api/books/edit/${id}`, {
        token: admin.token,
        body: { ...(body as object), ...details, coverImage: '' },
      });
      expect(edited).toMatchObject({ status: 200, body: shown });
      expect(details.contributors?.map(({ role }) => role) ?? []).not.toContain('A01');
    }
    const stored = await (await api.db()).collection('excerpts').get();
    const excerpts = Object.values(SEED_DETAILS).flatMap(({ excerpt }) => excerpt ?? []);
    expect(excerpts).toHaveLength(1);
    expect(stored.docs.map((document) => document.get('text'))).toEqual(excerpts);
  });

  it('announces a book for the same day of the month after next, whenever in a month the samples are made', () => {
    expect(announcedFor(new Date('2026-11-01T00:00:00Z'))).toBe('2027-01-01');
    expect(announcedFor(new Date('2026-11-30T23:59:59Z'))).toBe('2027-01-01');
    const [book] = SEED_BOOKS.filter(({ id }) => SEED_DETAILS[id]?.isAnnounced);
    expect(book && toBookContent(book, new Date('2026-11-26T00:00:00Z'))).toMatchObject({ published: '2027-01-01' });
  });

  it('leaves a book that was deleted deleted', async () => {
    const admin = await api.newAdmin();
    await seedBooks(firebase);
    const [first] = SEED_BOOKS;
    await api.call('DELETE', `/api/books/${first?.id}`, { token: admin.token });
    expect(await seedBooks(firebase)).toBe(0);
    expect((await api.call('GET', `/api/books/${first?.id}`)).status).toBe(404);
  });

  it('makes the sample admin once, and leaves a changed password alone', async () => {
    expect(await seedAdmin(firebase)).toBe(true);
    expect((await logIn(SAMPLE_ADMIN.username, SAMPLE_ADMIN.password)).status).toBe(200);
    const changed = { username: SAMPLE_ADMIN.username, password: 'another password', isEmulator: true };
    await saveAdmin(createAdminsRepository(firebase.database), changed);
    expect(await seedAdmin(firebase)).toBe(false);
    expect((await logIn(SAMPLE_ADMIN.username, 'another password')).status).toBe(200);
  });
});

describe('making an admin', () => {
  const save = (username: string, password: string, isEmulator = false) =>
    saveAdmin(createAdminsRepository(firebase.database), { username, password, isEmulator });

  it('lets it log in, and a second time changes the password', async () => {
    expect(await save('owner', 'correct horse battery')).toBe(true);
    expect((await logIn('owner', 'correct horse battery')).status).toBe(200);
    expect(await save('owner', 'another good password')).toBe(false);
    expect((await logIn('owner', 'correct horse battery')).status).toBe(401);
  });

  it.each([
    ['a/b', 'correct horse battery', 'user name'],
    ['', 'correct horse battery', 'user name'],
    ['__x__', 'correct horse battery', 'user name'],
    ['owner', '', 'empty'],
    ['owner', 'elevenchars', 'shorter'],
    ['owner', SAMPLE_ADMIN.password, 'sample'],
    ['owner', 'x'.repeat(1_025), 'longer'],
  ])('refuses %j with %j', async (username, password, reason) => {
    await expect(save(username, password)).rejects.toThrow(reason);
  });
});

describe('removing an admin', () => {
  it('logs it out at once, and takes its name from the list', async () => {
    const admins = createAdminsRepository(firebase.database);
    const [leaving, staying] = [await api.newAdmin(), await api.newAdmin()];
    const statusOf = async ({ token }: { token: string }) => (await api.call('GET', '/api/admin', { token })).status;
    const names = async () => (await admins.list()).map(({ username }) => username);
    expect(await names()).toEqual(expect.arrayContaining([leaving.username, staying.username]));
    expect(await statusOf(leaving)).toBe(200);

    expect(await admins.remove(leaving.username, 'command')).toBe(true);
    expect(await statusOf(leaving)).toBe(401);
    expect(await statusOf(staying)).toBe(200);
    expect(await names()).not.toContain(leaving.username);
    expect(await logIn(leaving.username, leaving.password)).toMatchObject({ status: 401 });
    expect(await admins.remove(leaving.username, 'command')).toBe(false);
    expect(await admins.remove('a/b', 'command')).toBe(false);
  });

  it('names one whose document is damaged, so that it can be removed', async () => {
    const admins = createAdminsRepository(firebase.database);
    await (await api.db()).collection('admins').doc('damaged').set({ changedAt: 'yesterday' });
    expect(await admins.list()).toContainEqual(
      expect.objectContaining({ username: 'damaged', changedAt: null, rights: null }),
    );
    expect(await admins.remove('damaged', 'command')).toBe(true);
  });
});
