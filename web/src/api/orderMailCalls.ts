import { apiPaths } from '@bookstore/contract/apiPaths';
import type { MailEvent, OrderMail } from '@bookstore/contract/orderMail';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

export const { useSendMailAgainMutation } = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    sendMailAgain: build.mutation<OrderMail, { id: string; event: MailEvent }>({
      query: ({ id, event }) => ({
        url: apiPaths.orderMail(id, event),
        method: 'POST',
        headers: callerHeaders('admin'),
      }),
      invalidatesTags: ['OrderBook'],
    }),
  }),
});
