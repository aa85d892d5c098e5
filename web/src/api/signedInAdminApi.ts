import type { SignedInAdmin } from '@bookstore/contract/api/admin';
import { apiPaths } from '@bookstore/contract/api/paths';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSyncExternalStore } from 'react';
import { readTokenSubject } from '../lib/jwt.ts';
import { readAdminToken, watchAdminToken } from './adminToken.ts';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

const signedInAdminApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by user name, so that the previous admin's rights are never shown. */
    getSignedInAdmin: build.query<SignedInAdmin, string>({
      query: () => ({ url: apiPaths.signedInAdmin, headers: callerHeaders('admin') }),
    }),
  }),
});

const { useGetSignedInAdminQuery } = signedInAdminApi;
const { useQueryState } = signedInAdminApi.endpoints.getSignedInAdmin;

function useUsername(): string | typeof skipToken {
  const token = useSyncExternalStore(watchAdminToken, readAdminToken);
  return (token && readTokenSubject(token)) || skipToken;
}

export function useLoadSignedInAdmin(): void {
  useGetSignedInAdminQuery(useUsername(), { refetchOnMountOrArgChange: true });
}

export const useRights = (): SignedInAdmin['rights'] | undefined => useQueryState(useUsername()).currentData?.rights;

/** False while loading; true after a failure, because the API checks rights anyway. */
export function useIsOwner(): boolean {
  const { currentData, isFetching } = useQueryState(useUsername());
  return currentData ? currentData.rights === 'owner' : !isFetching;
}
