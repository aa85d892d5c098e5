import type {
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { callerHeaders, nextCursor } from './baseQuery.ts';

type Asked<T> = QueryReturnValue<T, FetchBaseQueryError, FetchBaseQueryMeta | undefined>;
type Ask = (call: FetchArgs) => Asked<unknown> | PromiseLike<Asked<unknown>>;

export async function fetchAllPages<T>(ask: Ask, path: string): Promise<Asked<T[]>> {
  const answers: T[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url: string = cursor === '' ? path : `${path}?${new URLSearchParams({ cursor }).toString()}`;
    const { data, error, meta } = await ask({ url, headers: callerHeaders('customer') });
    if (error) return { error };
    answers.push(data as T);
    cursor = nextCursor(meta?.response?.headers.get('Link') ?? null, 'cursor');
  }
  return { data: answers };
}
