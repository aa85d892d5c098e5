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
    summary: 'Ends the log-in of the token',
    evenWithoutFactor: true,
    answers: { 204: 'nothing' },
  },
  {
    method: 'get',
    path: '/api/admin',
    who: 'admin',
    tag: 'Admin',
    summary: 'Four numbers of the shop',
    answers: { 200: { one: 'Statistics' } },
  },
  {
    method: 'get',
    path: '/api/admin/today',
    who: 'admin',
    tag: 'Admin',
    summary: 'What there is to do: orders to pack, cash to come, books that run out, failed mails, withdrawals',
    answers: { 200: { one: 'Today' } },
  },
  {
    method: 'get',
    path: '/api/admin/books',
    who: 'admin',
    tag: 'Books',
    summary:
      'Books on sale whose copies are counted, the fewest copies first. A page may hold fewer than it could; `Link` with rel=next leads to the next',
    query: stockedBooksSchema,
    answers: { 200: { listOf: 'Book' } },
  },
  {
    method: 'post',
    path: '/api/admin/lookups',
    who: 'admin',
    tag: 'Books',
    summary: 'Asks Open Library, and Google Books where the shop has a key, what they know of an ISBN',
    body: lookupSchema,
    answers: { 200: { one: 'LookupAnswer' } },
  },
  {
    method: 'get',
    path: '/api/admin/me',
    who: 'admin',
    tag: 'Admin',
    summary: 'Who is signed in, and what this admin may do',
    evenWithoutFactor: true,
    answers: { 200: { one: 'SignedInAdmin' } },
  },
  {
    method: 'get',
    path: '/api/admin/caller',
    who: 'owner',
    tag: 'Admin',
    summary: 'How this call arrived: through Hosting or past it',
    answers: { 200: { one: 'CallerRoute' } },
  },
  {
    method: 'get',
    path: '/api/admin/changes',
    who: 'owner',
    tag: 'Admin',
    summary: 'Who has changed what, newest first, of the last two years',
    query: changesQuerySchema,
    answers: { 200: { one: 'ChangesPage' } },
  },
  {
    method: 'get',
    path: '/api/admin/sales',
    who: 'admin',
    tag: 'Admin',
    summary: 'What was sold, by day, week or month',
    query: salesQuerySchema,
    answers: { 200: { one: 'SalesReport' } },
  },
];
