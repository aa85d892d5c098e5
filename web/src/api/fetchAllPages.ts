import type {
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { callerHeaders, nextCursor } from './baseQuery.ts';

type QueryResult<T> = QueryReturnValue<T, FetchBaseQueryError, FetchBaseQueryMeta | undefined>;
type FetchWithBQ = (call: FetchArgs) => QueryResult<unknown> | PromiseLike<QueryResult<unknown>>;

export async function fetchAllPages<T>(fetchWithBQ: FetchWithBQ, path: string): Promise<QueryResult<T[]>> {
  const answers: T[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url: string = cursor === '' ? path : `${path}?${new URLSearchParams({ cursor }).toString()}`;
    const { data, error, meta } = await fetchWithBQ({ url, headers: callerHeaders('customer') });
    if (error) return { error };
    answers.push(data as T);
    cursor = nextCursor(meta?.response?.headers.get('Link') ?? null, 'cursor');
  }
  return { data: answers };
}
