import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGrpcService } from '../src/server/grpc.ts';
import { openPort } from '../src/server/port.ts';
import { Store } from '../src/storage/store.ts';
import { type Answer, type Call, connect } from './replay/client.ts';

const DATABASE = 'projects/p/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;
const NAME = `${DOCUMENTS}/c/a`;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function startWithDisk(): Promise<{ call: Call; disk: PromiseWithResolvers<void> }> {
  const store = new Store();
  const disk = Promise.withResolvers<void>();
  store.saveWith(() => disk.promise);
  const service = createGrpcService({ store, deniesAll: () => false });
  const port = await openPort({ host: '127.0.0.1', port: 0 }, service, (_request, response) => response.end());
  const { call, close } = connect(`${port.host}:${port.port}`);
  closers.push(() => port.close(), close);
  return { call, disk };
}

const write = { update: { name: NAME } };
const ANSWERS: [string, object][] = [
  ['GetDocument', { name: NAME }],
  ['BatchGetDocuments', { database: DATABASE, documents: [NAME] }],
  ['RunQuery', { parent: DOCUMENTS, structuredQuery: { from: [{ collectionId: 'c' }] } }],
  ['ListDocuments', { parent: DOCUMENTS, collectionId: 'c' }],
  ['Commit', { database: DATABASE, writes: [write] }],
];

describe('an unsaved document', () => {
  // A kill could undo it.
  it.each(ANSWERS)('is not visible to %s', async (method, request) => {
    const { call, disk } = await startWithDisk();
    const order: string[] = [];
    const note = (name: string, answer: Promise<Answer>) =>
      answer.then(({ status }) => {
        order.push(name);
        return status;
      });
    const writing = note('write', call('Commit', { database: DATABASE, writes: [write] }));
    const reading = note('read', call(method, request as Parameters<Call>[1]));
    for (let count = 0; count < 5; count++) await call('Rollback', { database: DATABASE });
    expect(order).toEqual([]);
    disk.resolve();
    expect(await Promise.all([writing, reading])).toEqual(['OK', 'OK']);
  });

  it('fails a second creation only after it is saved', async () => {
    const { call, disk } = await startWithDisk();
    const writes = [{ ...write, currentDocument: { exists: false } }];
    const creations = [1, 2].map(() => call('Commit', { database: DATABASE, writes }));
    let answered = 0;
    for (const creation of creations) creation.then(() => answered++);
    await call('Rollback', { database: DATABASE });
    expect(answered).toBe(0);
    disk.resolve();
    expect((await Promise.all(creations)).map(({ status }) => status)).toEqual(['OK', 'ALREADY_EXISTS']);
  });

  it('is never visible if saving fails', async () => {
    const { call, disk } = await startWithDisk();
    const writing = call('Commit', { database: DATABASE, writes: [write] });
    const reading = call('GetDocument', { name: NAME });
    await call('Rollback', { database: DATABASE });
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    disk.reject(new Error('The disk is full.'));
    expect((await writing).status).toBe('INTERNAL');
    expect((await reading).status).toBe('INTERNAL');
    expect(printed).toHaveBeenCalled();
    printed.mockRestore();
  });
});
