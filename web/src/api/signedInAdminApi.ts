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
    /** By the name in the token, so that nobody is shown what the one before may do. */
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

/** Asks what the signed-in admin may do: once for all that is shown of the dashboard. */
export function useLoadSignedInAdmin(): void {
  useGetSignedInAdminQuery(useUsername(), { refetchOnMountOrArgChange: true });
}

/** What the signed-in admin may do; undefined until that is known. */
export const useRights = (): SignedInAdmin['rights'] | undefined => useQueryState(useUsername()).currentData?.rights;

/**
 * Whether to offer what only an owner may do. Not while that is asked; where it could not be asked it is offered: the shop
 * refuses it to whoever may not.
 */
export function useIsOwner(): boolean {
  const { currentData, isFetching } = useQueryState(useUsername());
  return currentData ? currentData.rights === 'owner' : !isFetching;
}
