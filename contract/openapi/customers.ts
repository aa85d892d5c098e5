import { customerDetailsSchema } from '../src/api/customerDetails.ts';
import { ownOrdersQuerySchema } from '../src/api/ordersQuery.ts';
import { wishListSchema } from '../src/api/wishes.ts';
import { GONE, type Operation } from './operation.ts';

const DETAILS = { path: '/api/customers/me/details', who: 'customer', tag: 'Customers' } as const;
const WISHES = { ...DETAILS, path: '/api/customers/me/wishes' } as const;

export const CUSTOMERS: Operation[] = [
  {
    ...DETAILS,
    method: 'get',
    summary: 'The caller’s saved delivery details, or null',
    answers: { 200: { one: 'KeptDetails' } },
  },
  {
    ...DETAILS,
    method: 'put',
    summary: 'Saves the caller’s delivery details',
    body: customerDetailsSchema,
    answers: { 204: 'nothing' },
  },
  {
    ...WISHES,
    method: 'get',
    summary: 'The caller’s wish list, with its `ETag`',
    answers: { 200: { one: 'WishList' } },
  },
  {
    ...WISHES,
    method: 'put',
    summary: 'Replaces the caller’s wish list if `If-Match` is its current `ETag`',
    body: wishListSchema,
    headers: ['If-Match'],
    answers: { 204: 'nothing' },
    problems: ['precondition-failed', 'precondition-required'],
  },
  {
    ...DETAILS,
    path: '/api/customers/me/export',
    method: 'get',
    summary:
      'All the caller’s data, newest orders first, at most 500 in one answer; `Link` with rel=next leads to older ones',
    query: ownOrdersQuerySchema,
    answers: { 200: { one: 'CustomerExport' } },
  },
  {
    method: 'get',
    path: '/api/books/:id/alert',
    who: 'customer',
    tag: 'Customers',
    summary: 'Whether the caller has an alert for a sold-out book',
    answers: { 200: { one: 'BookAlert' } },
    problems: GONE,
  },
  {
    method: 'put',
    path: '/api/books/:id/alert',
    who: 'customer',
    tag: 'Customers',
    summary: 'Sets an alert for a sold-out book: one mail to the account’s confirmed address when it is back',
    answers: { 200: { one: 'BookAlert' } },
    problems: [...GONE, 'email-not-confirmed', 'no-alert'],
  },
  {
    method: 'delete',
    path: '/api/books/:id/alert',
    who: 'customer',
    tag: 'Customers',
    summary: 'Cancels the caller’s alert for a book',
    answers: { 204: 'nothing' },
  },
  { ...DETAILS, method: 'delete', summary: 'Deletes the saved delivery details', answers: { 204: 'nothing' } },
  {
    ...DETAILS,
    path: '/api/customers/me',
    method: 'delete',
    summary:
      'Deletes the account of a caller who has signed in within five minutes, and anonymises their orders, none of which may be open',
    answers: { 204: 'nothing' },
    problems: ['sign-in-too-old', 'open-orders', 'open-withdrawals'],
  },
];
