import type {
  AdminAccount,
  AdminChange,
  AppCode,
  CurrentPassword,
  FactorSet,
  FactorState,
  NewApp,
  NewPasskey,
  NewPasskeyAnswer,
  RecoveryCodes,
  RemoveFactor,
} from '@bookstore/contract/api/factor';
import { apiPaths, factorPaths } from '@bookstore/contract/api/paths';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

const call = (method: Method, url: string, body?: object) => ({ method, url, body, headers: callerHeaders('admin') });

const factorApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getFactor: build.query<FactorState, void>({
      query: () => call('GET', factorPaths.state),
      providesTags: ['AdminFactors'],
    }),
    beginApp: build.mutation<NewApp, CurrentPassword>({ query: (body) => call('POST', factorPaths.app, body) }),
    finishApp: build.mutation<FactorSet, AppCode>({ query: (body) => call('PUT', factorPaths.app, body) }),
    beginPasskey: build.mutation<NewPasskey, CurrentPassword>({
      query: (body) => call('POST', factorPaths.passkeys, body),
    }),
    finishPasskey: build.mutation<FactorSet, NewPasskeyAnswer>({
      query: (body) => call('PUT', factorPaths.passkeys, body),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, CurrentPassword>({
      query: (body) => call('POST', factorPaths.recoveryCodes, body),
      invalidatesTags: ['AdminFactors'],
    }),
    removeFactor: build.mutation<FactorState, RemoveFactor>({
      query: (body) => call('POST', factorPaths.remove, body),
      invalidatesTags: ['AdminFactors'],
    }),
    getAdmins: build.query<AdminAccount[], void>({
      query: () => call('GET', apiPaths.admins),
      providesTags: ['AdminFactors'],
    }),
    demandFactor: build.mutation<AdminAccount, { username: string } & AdminChange>({
      query: ({ username, ...change }) => call('PATCH', apiPaths.adminAccount(username), change),
      onQueryStarted: async ({ username }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const replaced = (admins: AdminAccount[]) =>
          admins.map((admin) => (admin.username === username ? answer.data : admin));
        dispatch(factorApi.util.updateQueryData('getAdmins', undefined, replaced));
      },
      invalidatesTags: ['AdminFactors'],
    }),
  }),
});

export const {
  useGetFactorQuery,
  useBeginAppMutation,
  useFinishAppMutation,
  useBeginPasskeyMutation,
  useFinishPasskeyMutation,
  useRenewRecoveryCodesMutation,
  useRemoveFactorMutation,
  useGetAdminsQuery,
  useDemandFactorMutation,
} = factorApi;

/** Call after a change that was answered with a new token. */
export const factorsChanged = () => factorApi.util.invalidateTags(['AdminFactors']);
