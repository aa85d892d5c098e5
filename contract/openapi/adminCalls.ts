import { adminLoginSchema } from '../src/api/admin.ts';
import { stockedBooksSchema } from '../src/api/booksQuery.ts';
import { changesQuerySchema } from '../src/api/changesQuery.ts';
import { lookupSchema } from '../src/api/lookupSchemas.ts';
import { salesQuerySchema } from '../src/api/sales.ts';
import type { Operation } from './operation.ts';

export const ADMIN: Operation[] = [
  {
    method: 'post',
    path: '/api/auth/admin',
    who: 'anyone',
    tag: 'Admin',
    summary: 'Logs an admin in for an hour',
    headers: ['Device-Token'],
    body: adminLoginSchema,
    answers: { 200: { one: 'AdminSession' } },
    problems: ['unauthenticated', 'second-factor'],
  },
  {
    method: 'post',
    path: '/api/auth/admin/logout',
    who: 'admin',
    tag: 'Admin',
    summary: 'Logs out: revokes the token',
    evenWithoutFactor: true,
    answers: { 204: 'nothing' },
  },
  {
    method: 'get',
    path: '/api/admin',
    who: 'admin',
    tag: 'Admin',
    summary: 'Totals of books, sales, trending books and orders',
    answers: { 200: { one: 'Statistics' } },
  },
  {
    method: 'get',
    path: '/api/admin/today',
    who: 'admin',
    tag: 'Admin',
    summary: 'Open work: orders to pack, outstanding cash, books running out, failed mails, withdrawals',
    answers: { 200: { one: 'Today' } },
  },
  {
    method: 'get',
    path: '/api/admin/books',
    who: 'admin',
    tag: 'Books',
    summary:
      'Books on sale with tracked stock, lowest first. A page may have fewer books than its limit; `Link` with rel=next leads to the next',
    query: stockedBooksSchema,
    answers: { 200: { listOf: 'Book' } },
  },
  {
    method: 'post',
    path: '/api/admin/lookups',
    who: 'admin',
    tag: 'Books',
    summary: 'Looks up an ISBN at Open Library and, if the shop has a key, at Google Books',
    body: lookupSchema,
    answers: { 200: { one: 'LookupAnswer' } },
  },
  {
    method: 'get',
    path: '/api/admin/me',
    who: 'admin',
    tag: 'Admin',
    summary: 'The signed-in admin and their rights',
    evenWithoutFactor: true,
    answers: { 200: { one: 'SignedInAdmin' } },
  },
  {
    method: 'get',
    path: '/api/admin/caller',
    who: 'owner',
    tag: 'Admin',
    summary: 'How this call arrived: through Hosting or bypassing it',
    answers: { 200: { one: 'CallerRoute' } },
  },
  {
    method: 'get',
    path: '/api/admin/changes',
    who: 'owner',
    tag: 'Admin',
    summary: "The activity log of the last two years, newest first. A subject may be an order's short id",
    query: changesQuerySchema,
    answers: { 200: { one: 'ChangesPage' } },
  },
  {
    method: 'get',
    path: '/api/admin/sales',
    who: 'admin',
    tag: 'Admin',
    summary: 'Sales by day, week or month',
    query: salesQuerySchema,
    answers: { 200: { one: 'SalesReport' } },
  },
];
