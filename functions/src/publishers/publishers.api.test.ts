import type { Change, ChangesPage } from '@bookstore/contract/api/changes';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Publisher, PublisherContact, PublishersPage } from '@bookstore/contract/api/publisher';
import { LIMITS, PUBLISHER_RATE_LIMIT } from '@bookstore/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';
import { storeAttempts } from '../../test/rateLimits.ts';
import { addPublishers, createRegisterPublishers } from './addPublishers.ts';
import { publishersOf } from './publisherRecord.ts';

let api: TestApi;
let admin: TestAdmin;
let names = 0;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const aName = () => {
  names += 1;
  return `Press ${names} of ${Date.now()}`;
};
const WHOLE = {
  address: '9 Ninth Street\nBoston, MA 02111\nUSA',
  email: 'safety@ninth.example',
  responsible: { name: 'Libri Europa', address: 'Hauptplatz 1\n8010 Graz', email: 'gpsr@libri.example' },
};
const add = (body: object) => api.call('POST', apiPaths.adminPublishers, { token: admin.token, body });
const edit = (slug: string, body: object) =>
  api.call('PUT', apiPaths.adminPublisher(slug), { token: admin.token, body });
const remove = (slug: string) => api.call('DELETE', apiPaths.adminPublisher(slug), { token: admin.token });
const find = (name: string, headers: Record<string, string> = {}) =>
  api.call('GET', apiPaths.publisher(name), { headers });
const page = async (query: object) =>
  (await api.call('GET', apiPaths.publishersPage(query), { token: admin.token })).body as PublishersPage;
const added = async (body: object) => (await add(body)).body as Publisher;
const linesOf = async (slug: string): Promise<Change[]> => {
  const path = `${apiPaths.changes}?subject=${encodeURIComponent(slug)}`;
  return ((await api.call('GET', path, { token: admin.token })).body as ChangesPage).changes;
};

const withNewAdmin = () =>
  beforeAll(async () => {
    admin = await api.newAdmin();
  });

describe('publishers', () => {
  withNewAdmin();

  it('are found by any spelling of their name, with all fields', async () => {
    const name = `Éditions de l’Été & Cie, ${aName()}`;
    const reply = await add({ name: ` ${name} `, ...WHOLE, email: 'Safety@Ninth.example', uid: 'x', updatedAt: 'x' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      _id: expect.stringMatching(/^editions-de-l-ete-cie-press-/),
      name,
      ...WHOLE,
      updatedAt: expect.any(String),
    });
    const { status, headers, body } = await find(name.toUpperCase().replace('É', 'E').replace(' & ', ' '));
    expect([status, body]).toEqual([200, [{ name, ...WHOLE }]]);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    const tag = headers.get('etag') ?? '';
    expect((await find(name, { 'If-None-Match': tag })).status).toBe(304);
  });

  it('reject duplicate names and invalid fields, and ignore unknown names', async () => {
    const name = aName();
    await add({ name });
    const twice = await add({ name: name.toUpperCase() });
    expect(twice).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } });
    expect(await find('Nobody Knows Them')).toMatchObject({ status: 200, body: [] });
    expect(await find(' ')).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } });
    const wrong = { name: 'A\nB', address: 7, responsible: 'Libri' };
    const paths = ['name', 'address', 'responsible'];
    expect(await add(wrong)).toMatchObject({ status: 400, body: { errors: paths.map((path) => ({ path })) } });
  });

  it('are replaced by an edit, and moved with a new name', async () => {
    const [name, other] = [aName(), aName()];
    const { _id } = await added({ name, ...WHOLE });
    expect((await edit(_id, { name, email: ' ', responsible: null })).body).toEqual({
      _id,
      name,
      updatedAt: expect.any(String),
    });
    const renamed = (await edit(_id, { name: other, email: WHOLE.email })).body as Publisher;
    expect(renamed).toMatchObject({ name: other, email: WHOLE.email });
    expect((await find(name)).body).toEqual([]);
    expect((await edit(_id, { name })).status).toBe(404);
    const { _id: taken } = await added({ name });
    expect(await edit(renamed._id, { name })).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } });
    expect(await edit(taken, { name })).toMatchObject({ status: 200 });
  });

  it('refuse an edit of a changed entry', async () => {
    const name = aName();
    const { _id, updatedAt } = await added({ name });
    expect((await edit(_id, { name, email: 'one@a.example', seen: updatedAt })).status).toBe(200);
    const late = await edit(_id, { name, email: 'two@a.example', seen: updatedAt });
    expect(late).toMatchObject({ status: 412, body: { code: 'precondition-failed' } });
    expect((await find(name)).body).toEqual([{ name, email: 'one@a.example' }]);
  });

  it('answer a repeated request like the first, without writing twice', async () => {
    const [name, other] = [aName(), aName()];
    const first = await add({ name, ...WHOLE });
    const again = await add({ name: ` ${name}`, ...WHOLE });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const { _id, updatedAt: seen } = first.body as Publisher;
    const body = { name, ...WHOLE, email: 'new@ninth.example', seen };
    const edited = await edit(_id, body);
    expect(await edit(_id, body)).toMatchObject({ status: 200, body: edited.body });
    const move = { ...body, name: other, seen: (edited.body as Publisher).updatedAt };
    const renamed = await edit(_id, move);
    expect(await edit(_id, move)).toMatchObject({ status: 200, body: renamed.body });
    const unlike = { ...move, email: 'third@ninth.example' };
    expect(await edit(_id, unlike)).toMatchObject({ status: 404 });
    expect(await add({ ...WHOLE, name: other })).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } });
  });

  it('log changed field names without values', async () => {
    const name = aName();
    const { _id } = await added({ name, ...WHOLE });
    for (let time = 0; time < 2; time += 1) await edit(_id, { name, address: WHOLE.address });
    await remove(_id);
    const lines = await linesOf(_id);
    expect(lines.map(({ what, by, fields = [] }) => [what, by, fields])).toEqual([
      ['publisher-deleted', admin.username, []],
      ['publisher-changed', admin.username, ['email', 'responsible']],
      ['publisher-added', admin.username, []],
    ]);
    expect(JSON.stringify(lines)).not.toContain('Libri');
  });

  it('are edited by staff and deleted by owners only', async () => {
    const staff = await api.newAdmin('staff');
    const name = aName();
    const call = (method: string, path: string, body?: object) => api.call(method, path, { token: staff.token, body });
    const { _id } = (await call('POST', apiPaths.adminPublishers, { name })).body as Publisher;
    expect((await call('PUT', apiPaths.adminPublisher(_id), { name, email: 'a@b.example' })).status).toBe(200);
    expect((await call('DELETE', apiPaths.adminPublisher(_id))).status).toBe(403);
    for (const slug of ['no-such-press', 'a b', 'x'.repeat(201)]) expect((await remove(slug)).status).toBe(404);
  });
});

describe('pages', () => {
  withNewAdmin();

  it('are sorted by name and searched by prefix', async () => {
    const letters = Array.from({ length: LIMITS.publishersPage + 2 }, (_, at) => `Zz ${String(at).padStart(3, '0')}`);
    const entries = letters.map((name) => ({ name }));
    await addPublishers(await api.db(), entries, { author: { by: 'command' }, clock: () => new Date() });
    await add({ name: 'Zyx' });
    const first = await page({ q: 'ZZ' });
    expect(first.publishers.map(({ name }) => name)).toEqual(letters.slice(0, LIMITS.publishersPage));
    const second = await page({ q: 'ZZ', after: first.next ?? '' });
    expect([second.publishers.map(({ name }) => name), second.next]).toEqual([
      letters.slice(LIMITS.publishersPage),
      null,
    ]);
    expect((await page({ q: 'zy' })).publishers.map(({ name }) => name)).toEqual(['Zyx']);
    expect((await page({ q: 'zz-051' })).publishers).toHaveLength(1);
    const bad = await api.call('GET', `${apiPaths.adminPublishers}?after=a%2Fb`, { token: admin.token });
    expect(bad).toMatchObject({ status: 400, body: { errors: [{ path: 'after' }] } });
  });

  it('are rate limited for writes', async () => {
    const busy = await api.newAdmin();
    const { _id } = await added({ name: aName() });
    const call = () => api.call('PUT', apiPaths.adminPublisher(_id), { token: busy.token, body: { name: _id } });
    const [{ count }] = PUBLISHER_RATE_LIMIT;
    await storeAttempts(await api.db(), ['publishers', busy.username], count - 1);
    expect((await call()).status).toBe(200);
    expect((await call()).status).toBe(429);
  });
});

describe('import', () => {
  withNewAdmin();

  const fill = async (publishers: Parameters<typeof addPublishers>[1]) =>
    (await addPublishers(await api.db(), publishers, { author: { by: admin.username }, clock: () => new Date() }))
      .length;
  const entry = async (name: string) => ((await find(name)).body as PublisherContact[])[0];

  it('fills empty fields and replaces nothing', async () => {
    const [old, fresh] = [aName(), aName()];
    await add({ name: old, address: 'Old Lane 1' });
    const brought = { name: old.toUpperCase(), address: 'New Lane 2', email: 'new@a.example' };
    expect(await fill([brought, { name: fresh, ...WHOLE }, { name: fresh, email: 'second@a.example' }])).toBe(2);
    expect(await entry(old)).toEqual({ name: old, address: 'Old Lane 1', email: 'new@a.example' });
    expect(await entry(fresh)).toEqual({ name: fresh, ...WHOLE });
    expect(await fill([brought])).toBe(0);
  });

  it('merges two parallel imports of one entry', async () => {
    const name = aName();
    await Promise.all([fill([{ name, address: 'Lane 1' }]), fill([{ name, email: 'a@b.example' }])]);
    expect(await entry(name)).toEqual({ name, address: 'Lane 1', email: 'a@b.example' });
  });

  it('skips a damaged entry and fills the others', async () => {
    const [damaged, other] = [aName(), aName()];
    const { _id } = await added({ name: damaged });
    const ref = publishersOf(await api.db()).doc(_id);
    await ref.update({ address: 7 });
    expect(await fill([damaged, other].map((name) => ({ name, ...WHOLE })))).toBe(1);
    expect(await entry(other)).toEqual({ name: other, ...WHOLE });
    expect((await ref.get()).data()).toMatchObject({ address: 7, email: '' });
  });

  it('writes one log entry, and none without changes', async () => {
    const [one, two] = [aName(), aName()];
    await fill([{ name: one }, { name: two }]);
    await fill([{ name: one }]);
    const slug = (await page({ q: one })).publishers[0]?._id ?? '';
    expect(await linesOf(slug)).toMatchObject([{ what: 'publishers-imported', by: admin.username, count: 2 }]);
  });

  it('continues if the register cannot be filled', async () => {
    const problems: string[] = [];
    const outOfReach = () => Promise.reject(new Error('out of reach'));
    const registerPublishers = createRegisterPublishers(
      outOfReach,
      () => new Date(),
      (problem) => problems.push(problem),
    );
    expect(await registerPublishers([{ name: aName() }], { author: { by: admin.username }, isDryRun: false })).toEqual(
      [],
    );
    expect(problems).toEqual([expect.stringContaining('out of reach')]);
  });
});

describe('book page', () => {
  withNewAdmin();

  it('contains the safety contact before scripts run', async () => {
    const name = aName();
    await add({
      name: `${name} <&>`,
      address: 'Lane 1\n<b>Town</b>',
      email: 'a@b.example',
      responsible: WHOLE.responsible,
    });
    const { _id } = await api.newBook(admin, { publisher: name.toUpperCase() });
    const { text } = await api.call('GET', `/books/${_id}`);
    expect(text).toContain(
      `<details><summary>Manufacturer and product safety</summary><p>${name} &lt;&amp;&gt;\nLane 1\n&lt;b&gt;Town&lt;/b&gt;\n<a href="mailto:a@b.example">a@b.example</a></p><p>Responsible person in the European Union</p><p>Libri Europa\nHauptplatz 1\n8010 Graz\n<a href="mailto:gpsr@libri.example">gpsr@libri.example</a></p></details>`,
    );
    const { _id: unknown } = await api.newBook(admin, { publisher: aName() });
    expect((await api.call('GET', `/books/${unknown}`)).text).not.toContain('<details>');
  });
});
