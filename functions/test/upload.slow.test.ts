import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CUSTOMER } from '../src/auth/samples.ts';
import { createFirebase } from '../src/firestore/firebase.ts';
import { send } from './api.ts';
import { startMailServer } from './mailServer.ts';
import { discover, installAlone, packUpload, type RunningFunction, serve } from './upload.ts';

const IN_THE_CLOUD = {
  JWT_SECRET: 'a secret of the shop, longer than thirty-two bytes',
  FUNCTION_TARGET: 'api',
  K_REVISION: 'api-00007-abc',
  GCLOUD_PROJECT: 'demo-upload',
  FIREBASE_CONFIG: '{"projectId":"demo-upload"}',
  METADATA_SERVER_DETECTION: 'none',
};

let workshop: string;
let uploaded: string;
const running: RunningFunction[] = [];

beforeAll(async () => {
  workshop = mkdtempSync(join(tmpdir(), 'bookstore-upload-'));
  uploaded = await packUpload(workshop);
});
afterAll(async () => {
  await Promise.all(running.map((instance) => instance.stop()));
  rmSync(workshop, { recursive: true, force: true });
});

const start = async (environment: Record<string, string | undefined>) => {
  const instance = await serve(uploaded, environment);
  running.push(instance);
  return instance;
};

// E61
describe('upload', () => {
  it('contains bundle, web data, package.json and lock file, no sources or secrets', () => {
    const files = globSync('**/*', { cwd: uploaded, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['index.mjs', 'firestore.mjs', 'package.json', 'package-lock.json', 'web.json']),
    );
    expect(names.filter((name) => !/^[\w-]+\.mjs$|^(web|package(-lock)?)\.json$/.test(name))).toEqual([]);
  });

  // Start times alone would show it otherwise.
  it('starts without Admin SDK, Firestore client, token and mail libraries', () => {
    const bundle = readFileSync(join(uploaded, 'dist/index.mjs'), 'utf8');
    expect(bundle).toMatch(/ from "express";$/m);
    expect(bundle).not.toMatch(
      /(^import| from|require\w*\() ?"(firebase-|@google-cloud|jsonwebtoken|nodemailer|\.\/firestore|\.\/smtp)/m,
    );
    expect(bundle).toMatch(/ import\("\.\/smtp-\w+\.mjs"\)/);
  });

  // E24
  it('contains no sample data and no key', () => {
    const files = globSync('dist/*.mjs', { cwd: uploaded });
    const bundle = files.map((file) => readFileSync(join(uploaded, file), 'utf8')).join('\n');
    expect(bundle).toMatch(/^\/\/ .*\bsrc\/app\.ts$/m);
    expect(bundle).not.toMatch(/^\/\/ .*\bcli\/src\//m);
    for (const text of Object.values(SAMPLE_CUSTOMER)) expect(bundle).not.toContain(text);
    expect(bundle).not.toMatch(/PRIVATE KEY-----(\s|\\n)*[\w+/]{20}|AIza[\w-]{35}|ya29\.|"type":\s*"service_account"/);
    expect(bundle).not.toMatch(/connect\w+Emulator/);
  });
});

describe('installed function', () => {
  beforeAll(async () => {
    await installAlone(uploaded);
  });

  it("has the cloud's framework and a single Express", () => {
    expect(globSync('**/@google-cloud/functions-framework/package.json', { cwd: uploaded })).toHaveLength(1);
    expect(globSync('**/node_modules/express/package.json', { cwd: uploaded })).toHaveLength(1);
  });

  it('has the tested versions', () => {
    const versionOf = (path: string) => (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
    const { packages } = JSON.parse(readFileSync(join(uploaded, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string; dev?: boolean; optional?: boolean }>;
    };
    const wanted = Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional);
    expect(wanted.length).toBeGreaterThan(100);
    for (const [path, { version }] of wanted)
      expect(versionOf(join(uploaded, path, 'package.json')), path).toBe(version);
    expect(globSync('node_modules/zod', { cwd: uploaded })).toEqual([]);
  });

  it('serves requests as in the cloud, and reveals nothing unnecessary', async () => {
    const { baseUrl, output } = await start(IN_THE_CLOUD);
    const unknown = await send(baseUrl, 'GET', '/api/unknown');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await send(baseUrl, 'GET', '/api/admin')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const body = { padding: 'x'.repeat(70_000) };
    expect((await send(baseUrl, 'POST', '/api/auth/admin', { body })).status).toBe(413);
    expect(
      (await send(baseUrl, 'POST', '/api/orders', { text: 'a=1', headers: { 'Content-Type': 'text/plain' } })).status,
    ).toBe(415);
    expect(output()).toContain('"route":"/api/admin"');
  });

  // E58
  it('answers 400 for invalid JSON without logging it', async () => {
    const { baseUrl, output } = await start(IN_THE_CLOUD);
    // Log lines may follow the answer.
    await expect.poll(() => output()).toMatch(/"status":404.*\n/);
    const before = output().length;
    const bodies = ['{"password":"hunter2"', 'hunter2', '"hunter2"', '{"username":"x","password":hunter2}', '[', ''];
    for (const text of bodies) {
      const headers = { 'Content-Type': 'application/json' };
      const reply = await send(baseUrl, 'POST', '/api/auth/admin', { text, headers });
      expect(reply).toMatchObject({
        status: 400,
        body: { code: expect.stringMatching(/malformed-json|validation-failed/) },
      });
      expect(reply.text).not.toMatch(/hunter2|node_modules|\.m?js:\d+/);
    }
    const form = { text: 'password=hunter2', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    expect((await send(baseUrl, 'POST', '/api/auth/admin', form)).status).toBe(415);
    const written = () => output().slice(before);
    await expect.poll(() => written()).toMatch(/"status":415.*\n/);
    expect(written()).not.toMatch(/hunter2|Error/);
    expect(written().trim().split('\n')).toHaveLength(bodies.length + 1);
  });

  it('answers from Firestore', async () => {
    const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
    const emulators = { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, FUNCTIONS_EMULATOR: 'true' };
    const { baseUrl } = await start({ ...IN_THE_CLOUD, ...emulators });
    expect(await send(baseUrl, 'GET', '/api/books/')).toMatchObject({ status: 200, body: [] });
    expect(await send(baseUrl, 'GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it.each([
    [{}, ['api', 'sweep', 'worker']],
    [{ SHOP_MAIL: 'Book Store <orders@example.com>' }, ['api', 'mail', 'sweep', 'worker']],
  ])('declares with %j the functions %j', async (settings, names) => {
    const manifest = await discover(uploaded, { GCLOUD_PROJECT: 'my-shop', ...settings });
    expect(Object.keys(manifest.endpoints).toSorted()).toEqual(names);
    expect(manifest.endpoints.worker).toMatchObject({
      maxInstances: 1,
      eventTrigger: {
        eventType: 'google.cloud.firestore.document.v1.created',
        eventFilterPathPatterns: { document: 'tasks/{id}' },
        retry: true,
      },
    });
    const secrets = Object.values(manifest.endpoints).flatMap((endpoint) => endpoint.secretEnvironmentVariables ?? []);
    expect(manifest.endpoints.sweep).toMatchObject({
      maxInstances: 1,
      scheduleTrigger: { schedule: 'every 10 minutes' },
    });
    const keys = secrets.map(({ key }) => key).toSorted();
    expect(keys).toEqual(names.includes('mail') ? ['JWT_SECRET', 'SMTP_URL', 'SMTP_URL'] : ['JWT_SECRET']);
    if (names.includes('mail')) {
      expect(manifest.endpoints.mail).toMatchObject({
        maxInstances: 2,
        eventTrigger: {
          eventType: 'google.cloud.firestore.document.v1.written',
          eventFilterPathPatterns: { document: 'mail/{id}' },
          retry: true,
        },
      });
    }
  });

  it('declares none with invalid mail settings', async () => {
    await expect(discover(uploaded, { SHOP_MAIL: 'yes' })).rejects.toThrow('SHOP_MAIL must look like');
  });

  const FUNCTION_OF_EVENTS = {
    ...IN_THE_CLOUD,
    FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST,
    FUNCTIONS_EMULATOR: 'true',
  };

  /** A protobuf bytes field. */
  const field = (number: number, ...parts: Uint8Array[]) => {
    const bytes = Buffer.concat(parts);
    return Buffer.concat([Buffer.from([number * 8 + 2, bytes.length]), bytes]);
  };

  /** google.events.cloud.firestore.v1.DocumentEventData with the document's name and times. */
  function eventOf(path: string): Buffer<ArrayBuffer> {
    const name = Buffer.from(`projects/demo-upload/databases/(default)/documents/${path}`);
    const aSecondAfter1970 = Buffer.from([8, 1]);
    return field(1, field(1, name), field(3, aSecondAfter1970), field(4, aSecondAfter1970));
  }

  function sendEvent({ baseUrl }: RunningFunction, path: string, change: string): Promise<Response> {
    const headers = {
      'Content-Type': 'application/protobuf',
      'ce-id': `an-event-of-${path}`,
      'ce-source': '//firestore.googleapis.com/projects/demo-upload/databases/(default)',
      'ce-type': `google.cloud.firestore.document.v1.${change}`,
      'ce-specversion': '1.0',
      'ce-time': new Date().toISOString(),
      'ce-subject': `documents/${path}`,
      'ce-document': path,
      'ce-project': 'demo-upload',
      'ce-database': '(default)',
      'ce-namespace': '(default)',
    };
    return fetch(baseUrl, { method: 'POST', headers, body: eventOf(path) });
  }

  it('sends a mail for a Google event', async () => {
    const mailServer = await startMailServer();
    const settings = { FUNCTION_TARGET: 'mail', SHOP_MAIL: 'orders@example.com', SMTP_URL: mailServer.url };
    const instance = await serve(uploaded, { ...FUNCTION_OF_EVENTS, ...settings }, 'cloudevent');
    running.push(instance);
    const firebase = createFirebase(IN_THE_CLOUD.GCLOUD_PROJECT);
    const ref = (await firebase.database()).doc('mail/an-order-placed');
    await ref.set({
      to: 'ada@example.com',
      message: { subject: 'Your order', text: 'x', html: 'x' },
      delivery: { state: 'PENDING', attempts: 0 },
      expiresAt: Timestamp.fromMillis(Date.now() + 24 * 60 * 60_000),
    });
    const reply = await sendEvent(instance, 'mail/an-order-placed', 'written');
    expect([reply.status, instance.output()]).toEqual([204, expect.stringContaining('A mail was sent.')]);
    expect(mailServer.received).toMatchObject([{ to: ['ada@example.com'], from: 'orders@example.com' }]);
    expect((await ref.get()).get('delivery.state')).toBe('SUCCESS');
    await firebase.close();
    await mailServer.close();
  });

  it("counts a sale for a task's event", async () => {
    const instance = await serve(uploaded, { ...FUNCTION_OF_EVENTS, FUNCTION_TARGET: 'worker' }, 'cloudevent');
    running.push(instance);
    const firebase = createFirebase(IN_THE_CLOUD.GCLOUD_PROJECT);
    const db = await firebase.database();
    const sold = { books: 1, cents: 1_999 };
    await db.doc('tasks/an-order-1').set({
      kind: 'sale',
      at: Timestamp.now(),
      day: '2026-03-01',
      zone: 'UTC',
      orders: 1,
      cents: 1_999,
      books: { emma: sold },
      categories: { fiction: sold },
    });
    expect((await sendEvent(instance, 'tasks/an-order-1', 'created')).status).toBe(204);
    expect((await db.doc('tasks/an-order-1').get()).exists).toBe(false);
    expect((await db.doc('sales/2026-03-01').get()).data()).toMatchObject({ orders: 1, cents: 1_999, books: 1 });
    await firebase.close();
  });

  // E11, E19
  it.each([
    ['without a secret', { JWT_SECRET: '' }],
    ['with an emulator’s address', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
  ])('refuses to serve %s', async (_name, environment) => {
    const { baseUrl, output } = await start({ ...IN_THE_CLOUD, ...environment });
    const reply = await send(baseUrl, 'GET', '/api/books');
    expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(reply.text).not.toContain(Object.keys(environment)[0]);
    expect(output()).toContain(Object.keys(environment)[0]);
  });
});
