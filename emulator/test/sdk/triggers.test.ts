import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Firestore, Timestamp } from '@google-cloud/firestore';
import { initializeApp } from 'firebase-admin/app';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { expect, it, vi } from 'vitest';
import { startFirestoreEmulator } from '../../src/start.ts';

it('calls functions in a format that the functions SDK reads', async () => {
  const seen: object[] = [];
  const handler = onDocumentWritten('mail/{id}', ({ params, data }) => {
    seen.push({ params, before: data?.before.data(), after: data?.after.data() });
  });
  const functions = createServer(async (request, response) => {
    await (handler as unknown as (event: unknown) => Promise<void>)(JSON.parse(await text(request)));
    response.end();
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(functions.address() as AddressInfo).port}`;
  const emulator = await startFirestoreEmulator({ functions: address });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator.address);
  initializeApp({ projectId: 'demo-triggers' });
  const db = new Firestore({ projectId: 'demo-triggers' });

  const { eventFilterPathPatterns, eventFilters, eventType } = handler.__endpoint.eventTrigger as unknown as {
    eventType: string;
    eventFilters: { database: string; namespace: string };
    eventFilterPathPatterns: { document: string };
  };
  const document = { value: eventFilterPathPatterns.document, matchType: 'PATH_PATTERN' };
  await fetch(`http://${emulator.address}/emulator/v1/projects/demo-triggers/eventarcTrigger?eventarcTriggerId=mail`, {
    method: 'POST',
    body: JSON.stringify({ eventType, ...eventFilters, document }),
  });

  const value = { state: 'PENDING', attempts: 0, at: Timestamp.fromMillis(1_700_000_000_123), none: null, big: 1.5 };
  await db.doc('mail/order-placed').set(value);
  await vi.waitFor(() => expect(seen).toHaveLength(1), 10_000);
  expect(seen[0]).toEqual({ params: { id: 'order-placed' }, before: undefined, after: value });
  await db.doc('mail/order-placed').update({ state: 'SUCCESS' });
  await vi.waitFor(() => expect(seen).toHaveLength(2), 10_000);
  expect(seen[1]).toMatchObject({ before: { state: 'PENDING' }, after: { state: 'SUCCESS' } });

  await db.terminate();
  await emulator.close();
  functions.closeAllConnections();
  functions.close();
  vi.unstubAllEnvs();
});
