import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { API_BASE } from '../lib/apiBase.ts';
import { markFactorMissing, markTokenRefused } from './adminToken.ts';
import { getProblem } from './problem.ts';

/** Reads the next page's cursor from a `Link` header (RFC 8288). */
export function nextCursor(link: string | null, name = 'after'): string | null {
  const [, address] = /<([^>]*)>; *rel="?next\b/.exec(link ?? '') ?? [];
  const [, query] = address?.split('?') ?? [];
  return new URLSearchParams(query).get(name);
}

export interface ApiExtra {
  getCustomerToken: () => Promise<string | null>;
  getAdminToken: () => string | null;
}

export type Caller = 'anyone' | 'admin' | 'customer';

/** Names an endpoint's caller; replaced by the token and never sent. */
const CALLER_HEADER = 'x-caller';

export const callerHeaders = (caller: Caller) => ({ [CALLER_HEADER]: caller });

async function getToken(caller: string | null, extra: unknown): Promise<string | null> {
  const { getAdminToken, getCustomerToken } = extra as ApiExtra;
  if (caller === 'admin') return getAdminToken();
  return caller === 'customer' ? getCustomerToken() : null;
}

const query = fetchBaseQuery({
  baseUrl: API_BASE,
  credentials: 'include',
  prepareHeaders: async (headers, { extra }) => {
    const caller = headers.get(CALLER_HEADER);
    headers.delete(CALLER_HEADER);
    const token = await getToken(caller, extra);
    if (token) headers.set('Authorization', `Bearer ${token}`);
  },
  // Errors are application/problem+json, which is not JSON by default.
  isJsonContentType: (headers) => /[/+]json\b/.test(headers.get('content-type') ?? ''),
});

/**
 * Calls the API with cookies, without timeout (specification, section 7). Errors are FETCH_ERROR, PARSING_ERROR or
 * the HTTP status with its body.
 */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (call, api, options) => {
  try {
    const answer = await query(call, api, options);
    const token = answer.meta?.request.headers.get('Authorization')?.replace('Bearer ', '');
    // A customer's token is never the stored admin's.
    if (answer.error?.status === 401 && token) markTokenRefused(token);
    if (token && getProblem(answer.error)?.code === 'second-factor-missing') markFactorMissing(token);
    return answer;
  } catch (error) {
    // The token could not be renewed and nothing was sent.
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
};
