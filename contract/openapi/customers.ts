import { customerDetailsSchema } from '../src/api/customerDetails.ts';
import { ownOrdersQuerySchema } from '../src/api/ordersQuery.ts';
import { GONE, type Operation } from './operation.ts';

const DETAILS = { path: '/api/customers/me/details', who: 'customer', tag: 'Customers' } as const;

export const CUSTOMERS: Operation[] = [
  {
    ...DETAILS,
    method: 'get',
    summary: 'What the caller has saved for the next order, or null',
    answers: { 200: { one: 'KeptDetails' } },
  },
  {
    ...DETAILS,
    method: 'put',
    summary: 'Saves where the caller’s parcels go',
    body: customerDetailsSchema,
    answers: { 204: 'nothing' },
  },
  {
    ...DETAILS,
    path: '/api/customers/me/export',
    method: 'get',
    summary:
      'All that the shop holds of the caller, newest orders first, at most 500 in one answer; `Link` with rel=next leads to older ones',
    query: ownOrdersQuerySchema,
    answers: { 200: { one: 'CustomerExport' } },
  },
  {
    method: 'get',
    path: '/api/books/:id/alert',
    who: 'customer',
    tag: 'Customers',
    summary: 'Whether the caller is told when a sold-out book is back',
    answers: { 200: { one: 'BookAlert' } },
    problems: GONE,
  },
  {
    method: 'put',
    path: '/api/books/:id/alert',
    who: 'customer',
    tag: 'Customers',
    summary: 'Has the caller told when a sold-out book is back: one mail to the confirmed address of their account',
    answers: { 200: { one: 'BookAlert' } },
    problems: [...GONE, 'email-not-confirmed', 'no-alert'],
  },
  {
    method: 'delete',
    path: '/api/books/:id/alert',
    who: 'customer',
    tag: 'Customers',
    summary: 'Forgets that the caller waits for a book',
    answers: { 204: 'nothing' },
  },
  { ...DETAILS, method: 'delete', summary: 'Forgets it', answers: { 204: 'nothing' } },
  {
    ...DETAILS,
    path: '/api/customers/me',
    method: 'delete',
    summary:
      'Deletes the caller’s account, who has signed in within five minutes, and takes them out of their orders, none of which is on its way',
    answers: { 204: 'nothing' },
    problems: ['sign-in-too-old', 'open-orders', 'open-withdrawals'],
  },
];
