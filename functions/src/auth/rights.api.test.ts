import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { openApi } from '../../test/api.ts';
import { aBookBody } from '../../test/factories.ts';
import { createAdminsRepository } from './admins.repository.ts';

const api = await openApi();
afterAll(() => api.close());
const owner = await api.newAdmin();
const staff = await api.newAdmin('staff');

const isOnSale = async (id: string) => (await api.call('GET', apiPaths.book(id))).status === 200;
const asStaff = (method: string, path: string, body?: unknown) =>
  api.call(method, path, { token: staff.token, ...(body !== undefined && { body }) });
const FORBIDDEN = { status: 403, body: { code: 'forbidden', status: 403 } };

describe('rights', () => {
  it('are reported with the signed-in admin', async () => {
    for (const [{ username, token }, rights] of [
      [owner, 'owner'],
      [staff, 'staff'],
    ] as const) {
      const reply = await api.call('GET', apiPaths.signedInAdmin, { token });
      expect(reply).toMatchObject({ status: 200, body: { username, rights } });
    }
  });

  it('forbid staff to delete books by any call', async () => {
    const book = await api.newBook(owner);
    const other = await api.newBook(owner);
    expect(await asStaff('DELETE', apiPaths.book(book._id))).toMatchObject(FORBIDDEN);
    const changes = [
      { _id: other._id, seen: other.updatedAt, set: { trending: true } },
      { _id: book._id, seen: book.updatedAt, set: { deleted: true } },
    ];
    expect(await asStaff('POST', apiPaths.bookChanges, { changes })).toMatchObject(FORBIDDEN);
    expect((await api.call('GET', apiPaths.book(other._id))).body).toMatchObject({ trending: other.trending });
    const rows = [{ book: { ...aBookBody(), _id: book._id, deleted: 'true', deletedAt: '2026-01-01T00:00:00Z' } }];
    await asStaff('POST', apiPaths.bookImport, { rows });
    await asStaff('PUT', apiPaths.editBook(book._id), { ...aBookBody(), deletedAt: '2026-01-01T00:00:00Z' });
    expect(await isOnSale(book._id)).toBe(true);
  });

  it('default to owner for accounts of earlier releases', async () => {
    const former = await api.newAdmin();
    expect((await (await api.db()).doc(`admins/${former.username}`).get()).get('rights')).toBeUndefined();
    const book = await api.newBook(former);
    expect((await api.call('DELETE', apiPaths.book(book._id), { token: former.token })).status).toBe(200);
  });

  it('take effect immediately, without another login', async () => {
    const admin = await api.newAdmin('owner');
    const book = await api.newBook(admin);
    await createAdminsRepository(api.db).setRights(admin.username, 'staff', 'command');
    const remove = () => api.call('DELETE', apiPaths.book(book._id), { token: admin.token });
    expect(await remove()).toMatchObject(FORBIDDEN);
    await createAdminsRepository(api.db).setRights(admin.username, 'owner', 'command');
    expect((await remove()).status).toBe(200);
  });
});
