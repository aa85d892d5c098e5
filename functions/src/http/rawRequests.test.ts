import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../test/api.ts';
import { aBookBody } from '../../test/factories.ts';
import { rawCall } from '../../test/rawCall.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let api: TestApi;
let impatient: TestServer;

beforeAll(async () => {
  api = await openApi();
  impatient = await startServer(api.projectId, { deadlineMs: 100 });
});
afterAll(() => Promise.all([api.close(), impatient.close()]));

function speak(baseUrl: string, text: string, isEnough: (answer: string) => boolean): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (bytes) => {
      answer += String(bytes);
      if (isEnough(answer)) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const expectStillServing = async () => expect((await api.call('GET', '/api/health')).status).toBe(200);

// E63
describe('unsupported method', () => {
  it.each(['TRACE', 'PROPFIND'])('%s answers 405 on a known path and 404 elsewhere', async (method) => {
    expect((await rawCall(api.baseUrl, { method, path: '/api/books' })).status).toBe(405);
    const reply = await rawCall(api.baseUrl, { method, path: '/api/unknown', headers: { 'x-secret': 'echo' } });
    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('echo');
  });
});

// E36
describe('floods', () => {
  it('of slow requests are disconnected and hold no slots', async () => {
    const begun =
      'POST /api/auth/admin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
    const answer = await speak(impatient.baseUrl, begun, () => false);
    expect(answer).toContain(' 503 ');
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('unavailable');
  });

  it('of slow pictures answer 503 and store nothing', async () => {
    const { token } = await api.newAdmin();
    const begun = `POST /api/covers HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: image/webp\r\nContent-Length: 9000\r\n\r\nRIFF`;
    const answer = await speak(impatient.baseUrl, begun, (text) => text.includes('unavailable'));
    expect(answer).toContain(' 503 ');
    expect((await (await api.db()).collection('covers').count().get()).data().count).toBe(0);
    await expectStillServing();
  });
});

// E35
describe('encodings', () => {
  const create = async (headers: Record<string, string>, body: Uint8Array | string) => {
    const { token } = await api.newAdmin();
    const all = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers };
    return rawCall(api.baseUrl, { method: 'POST', path: '/api/books/create-book', headers: all, body });
  };
  const text = JSON.stringify(aBookBody());

  it('that are wrong or unknown are rejected', async () => {
    expect((await create({ 'content-encoding': 'gzip' }, text)).status).toBe(400);
    expect((await create({ 'content-encoding': 'unknown' }, text)).status).toBe(415);
    expect((await create({ 'content-type': 'application/json; charset=latin1' }, text)).status).toBe(415);
  });
});
