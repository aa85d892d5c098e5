import type { LookupAnswer } from '@bookstore/contract/api/lookups';
import { apiPaths } from '@bookstore/contract/api/paths';
import { callerHeaders } from './baseQuery.ts';
import { booksApi } from './booksApi.ts';

const lookupsApi = booksApi.injectEndpoints({
  endpoints: (build) => ({
    lookUp: build.mutation<LookupAnswer, string>({
      query: (isbn) => ({ url: apiPaths.lookups, method: 'POST', body: { isbn }, headers: callerHeaders('admin') }),
    }),
  }),
});

export const { useLookUpMutation } = lookupsApi;
