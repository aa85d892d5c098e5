import { apiPaths } from '@bookstore/contract/api/paths';
import type {
  NewWithdrawal,
  Withdrawal,
  WithdrawalReceived,
  WithdrawalsPage,
  WithdrawalsQuery,
} from '@bookstore/contract/api/withdrawal';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

const asAdmin = callerHeaders('admin');
const asCustomer = callerHeaders('customer');

/** Shares the orders cache. Anyone may declare a withdrawal; only admins read them. */
const withdrawalsApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    withdraw: build.mutation<WithdrawalReceived, { withdrawal: NewWithdrawal; key: string }>({
      query: ({ withdrawal, key }) => ({
        url: apiPaths.withdrawals,
        method: 'POST',
        body: withdrawal,
        headers: { ...asCustomer, 'Idempotency-Key': key },
      }),
    }),
    getWithdrawals: build.query<WithdrawalsPage, WithdrawalsQuery>({
      query: (query) => ({ url: apiPaths.adminWithdrawals, params: { ...query }, headers: asAdmin }),
      providesTags: ['AdminOrders'],
    }),
    settleWithdrawal: build.mutation<Withdrawal, { id: string; isSettled: boolean }>({
      query: ({ id, isSettled }) => ({
        url: apiPaths.adminWithdrawal(id),
        method: 'PATCH',
        body: { isSettled },
        headers: asAdmin,
      }),
      invalidatesTags: ['AdminOrders'],
    }),
  }),
});

export const { useWithdrawMutation, useGetWithdrawalsQuery, useSettleWithdrawalMutation } = withdrawalsApi;
