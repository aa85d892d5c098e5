import { Firestore } from '@google-cloud/firestore';
import { afterEach, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../src/start.ts';

let emulator: FirestoreEmulator;
let firestore: Firestore;

async function open(options: { asInProduction?: boolean }): Promise<void> {
  emulator = await startFirestoreEmulator(options);
  process.env.FIRESTORE_EMULATOR_HOST = emulator.address;
  firestore = new Firestore({ projectId: 'demo-production' });
}

afterEach(async () => {
  await firestore.terminate();
  await emulator.close();
});

type Told = { production: { bottlenecks: object[] } | null };

async function ask(method: string, path = '', body?: object): Promise<Told> {
  const url = `http://${emulator.address}/emulator/v1/production${path}`;
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Told;
}

it('reports writes and waits over HTTP and resets them', async () => {
  await open({ asInProduction: true });
  const today = firestore.doc('sales/today');
  await firestore.runTransaction(async (transaction) => {
    await transaction.get(today);
    transaction.set(today, { orders: 1 });
  });
  await today.update({ orders: 2 });
  await expect(today.create({})).rejects.toMatchObject({ code: 6 });
  const { production } = await ask('GET');
  expect(production?.bottlenecks).toMatchObject([{ kind: 'document', name: 'sales/today', writes: 2 }]);
  await ask('POST', ':count');
  expect((await ask('GET')).production?.bottlenecks).toMatchObject([{ name: 'sales/today', writes: 0 }]);
});

it('switches production mode while the emulator runs', async () => {
  await open({});
  await ask('PUT', '', { isOn: true, slowMotion: 2 });
  expect(await ask('GET')).toMatchObject({ production: { slowMotion: 2, bottlenecks: [] } });
  await ask('PUT', '', { isOn: false });
  expect(await ask('GET')).toEqual({ production: null });
  const refused = await fetch(`http://${emulator.address}/emulator/v1/production`, {
    method: 'PUT',
    body: '{"slowMotion":0}',
  });
  expect(refused.status).toBe(400);
});
