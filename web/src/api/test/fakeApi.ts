import { vi } from 'vitest';

type Answer = (request: Request) => Response | Promise<Response>;

/** Every order needs this answer. The path ends in a random key. */
const STREET_STORED: Record<string, Answer> = { 'PUT /api/deliveries': () => new Response(null, { status: 204 }) };
const withoutKey = (path: string) => path.replace(/(?<=^\/api\/deliveries)\/.*/, '');

/**
 * Replaces `fetch`: answers are found by `METHOD /path`, and requests are recorded. Unknown requests fail as without
 * network.
 */
export function fakeApi(answers: Record<string, Answer>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
    requests.push(request.clone());
    const call = `${request.method} ${withoutKey(new URL(request.url).pathname)}`;
    const answer = { ...STREET_STORED, ...answers }[call];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(request);
  });
  return requests;
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

export function problem(status: number, code: string, extra: object = {}): Response {
  const body = JSON.stringify({ type: 'about:blank', title: code, status, detail: code, code, ...extra });
  return new Response(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

export const never = () => new Promise<Response>(() => undefined);
