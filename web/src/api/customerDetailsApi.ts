import type {
  CustomerDetails,
  CustomerExport,
  KeptDetails,
  SavedDetails,
} from '@bookstore/contract/api/customerDetails';
import { customerPaths } from '@bookstore/contract/api/paths';
import { callerHeaders } from './baseQuery.ts';
import { fetchAllPages } from './fetchAllPages.ts';
import { ordersApi } from './ordersApi.ts';

const asCustomer = callerHeaders('customer');

/** Shares the orders cache, which is cleared when the customer changes. */
const customerDetailsApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cached by uid, which is not sent: the token identifies the customer. */
    getDetails: build.query<SavedDetails | null, string>({
      query: () => ({ url: customerPaths.details, headers: asCustomer }),
      transformResponse: ({ details }: KeptDetails) => details,
      providesTags: ['CustomerDetails'],
    }),
    /** The cache does not keep the export. */
    getExport: build.query<CustomerExport, string>({
      queryFn: async (_uid, _api, _options, fetchWithBQ) => {
        const { data, error } = await fetchAllPages<CustomerExport>(fetchWithBQ, customerPaths.export);
        const [first] = data ?? [];
        if (error || !first) return { error: error ?? { status: 'CUSTOM_ERROR', error: 'No answer' } };
        return { data: { ...first, orders: data.flatMap(({ orders }) => orders) } };
      },
      keepUnusedDataFor: 0,
    }),
    saveDetails: build.mutation<null, CustomerDetails>({
      query: (body) => ({ url: customerPaths.details, method: 'PUT', body, headers: asCustomer }),
      invalidatesTags: ['CustomerDetails'],
    }),
    removeDetails: build.mutation<null, void>({
      query: () => ({ url: customerPaths.details, method: 'DELETE', headers: asCustomer }),
      invalidatesTags: ['CustomerDetails'],
    }),
    deleteAccount: build.mutation<null, void>({
      query: () => ({ url: customerPaths.me, method: 'DELETE', headers: asCustomer }),
    }),
  }),
});

export const {
  useGetDetailsQuery,
  useLazyGetExportQuery,
  useSaveDetailsMutation,
  useRemoveDetailsMutation,
  useDeleteAccountMutation,
} = customerDetailsApi;
