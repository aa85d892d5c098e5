import { beforeEach, expect } from 'vitest';

type RestAnswer = { readonly status: number; readonly json: unknown };

type RestClient = {
  /** Without a trailing slash. */
  readonly documents: string;
  readonly get: (path: string) => Promise<RestAnswer>;
  readonly post: (path: string, body: object | string) => Promise<RestAnswer>;
  readonly send: (method: string, path: string, body?: object | string) => Promise<RestAnswer>;
  readonly named: (path: string) => string;
  readonly set: (path: string, fields: object) => object;
};

export const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}(\d{3})?)?Z$/);

/** `owner` sends the admin SDK's credentials; paths are relative to the documents. */
export function restClient(address: string, project: string, { owner = true } = {}): RestClient {
  const documents = `projects/${project}/databases/(default)/documents`;
  const send: RestClient['send'] = async (method, path, body) => {
    const response = await fetch(`http://${address}/v1/${documents}${path}`, {
      method,
      headers: owner ? { authorization: 'Bearer owner' } : {},
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  };
  const named: RestClient['named'] = (path) => `${documents}/${path}`;
  return {
    documents,
    send,
    named,
    set: (path, fields) => ({ update: { name: named(path), fields } }),
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
  };
}

export function restForEachTest(sdk: { readonly project: string }): RestClient {
  const rest = {} as RestClient;
  beforeEach(() => {
    Object.assign(rest, restClient(process.env.FIRESTORE_EMULATOR_HOST ?? '', sdk.project));
  });
  return rest;
}
