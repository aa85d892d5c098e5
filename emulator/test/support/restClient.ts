import { beforeEach, expect } from 'vitest';

/** A status and a body, read as JSON. */
type RestAnswer = { readonly status: number; readonly json: unknown };

type RestClient = {
  /** The documents' name, without a slash at the end. */
  readonly documents: string;
  readonly get: (path: string) => Promise<RestAnswer>;
  /** A body that is a text goes as it is. */
  readonly post: (path: string, body: object | string) => Promise<RestAnswer>;
  readonly send: (method: string, path: string, body?: object | string) => Promise<RestAnswer>;
  /** The name of the document at a path. */
  readonly named: (path: string) => string;
  /** A write that sets a document. */
  readonly set: (path: string, fields: object) => object;
};

/** A time as the REST side writes it. */
export const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}(\d{3})?)?Z$/);

/** Calls the REST side of an emulator, with or without the credentials of the admin SDK; paths are below the documents. */
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

/** Before each test the REST side of its project. */
export function restForEachTest(sdk: { readonly project: string }): RestClient {
  const rest = {} as RestClient;
  beforeEach(() => {
    Object.assign(rest, restClient(process.env.FIRESTORE_EMULATOR_HOST ?? '', sdk.project));
  });
  return rest;
}
