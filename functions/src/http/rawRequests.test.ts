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

/** Sends bytes and answers all that comes back until the server closes, or has said something. */
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
describe('a method that no route has', () => {
  it.each(['TRACE', 'PROPFIND', 'SEARCH', 'LINK'])(
    'the method %s is 405 on a known path and 404 elsewhere',
    async (method) => {
      expect((await rawCall(api.baseUrl, { method, path: '/api/books' })).status).toBe(405);
      const reply = await rawCall(api.baseUrl, { method, path: '/api/unknown', headers: { 'x-secret': 'echo' } });
      expect(reply.status).toBe(404);
      expect(reply.text).not.toContain('echo');
    },
  );

  it('the method CONNECT opens no tunnel', async () => {
    const answer = await speak(api.baseUrl, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', Boolean);
    expect(answer).not.toContain(' 200 ');
    await expectStillServing();
  });
});

// E36
describe('floods', () => {
  it('a request that is too much by its headers is refused, and the next is served', async () => {
    const headers = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x-${index}`, 'y'.repeat(200)]));
    expect((await rawCall(api.baseUrl, { method: 'GET', path: '/api/books', headers })).status).toBe(431);
    await expectStillServing();
  });

  it('a request that is too much by its body is 413, also when it does not say its length', async () => {
    const { token } = await api.newAdmin();
    const part = 'x'.repeat(263_000);
    const head = `POST /api/books/create-book HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`;
    const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n${part.length.toString(16)}\r\n${part}\r\n0\r\n\r\n`;
    expect(await speak(api.baseUrl, chunked, (answer) => answer.includes('body-too-large'))).toContain(' 413 ');
    await expectStillServing();
  });

  it('a request that is too much by its slowness is 503 when its time is up', async () => {
    const begun =
      'POST /api/auth/admin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
    const answer = await speak(impatient.baseUrl, begun, (text) => text.includes('unavailable'));
    expect(answer).toContain(' 503 ');
    await expectStillServing();
  });

  it('a request that is too much by its slowness has its connection closed, so that it keeps no place', async () => {
    const begun =
      'POST /api/auth/admin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
    const answer = await speak(impatient.baseUrl, begun, () => false);
    expect(answer).toContain(' 503 ');
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('unavailable');
  });

  it('a request that is too much by the slowness of a picture is 503 too, and nothing of it is stored', async () => {
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

  it('a body that is compressed or in another charset is 400 when it is not what it says', async () => {
    expect((await create({ 'content-encoding': 'gzip' }, text)).status).toBe(400);
  });

  it('a body that is compressed or in another charset is 415 when nobody can read it', async () => {
    expect((await create({ 'content-encoding': 'unknown' }, text)).status).toBe(415);
    expect((await create({ 'content-type': 'application/json; charset=latin1' }, text)).status).toBe(415);
  });
});
