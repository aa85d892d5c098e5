import { GONE, type Operation } from './operation.ts';

const HTML = { type: 'text/html; charset=utf-8' };
const XML = 'application/xml; charset=utf-8';
export const PAGES: Operation[] = [
  {
    method: 'get',
    path: '/api/health',
    who: 'anyone',
    tag: 'Health',
    summary: 'Whether the shop reaches its data',
    answers: { 200: { one: 'Health' } },
  },
  {
    method: 'get',
    path: '/books',
    who: 'anyone',
    tag: 'Pages',
    summary: 'The page of books, or of a category, with the data that the app starts from',
    answers: { 200: HTML, 404: HTML },
  },
  {
    method: 'get',
    path: '/books/:id',
    who: 'anyone',
    tag: 'Pages',
    summary: "A book's page, for those who run no scripts as well",
    answers: { 200: HTML, 404: HTML },
  },
  {
    method: 'get',
    path: '/books/:id/excerpt',
    who: 'anyone',
    tag: 'Pages',
    summary: "A book's excerpt, for those who run no scripts as well",
    answers: { 200: HTML, 404: HTML },
  },
  {
    method: 'get',
    path: '/feeds/robots',
    who: 'anyone',
    tag: 'Pages',
    summary: 'robots.txt',
    answers: { 200: { type: 'text/plain; charset=utf-8' } },
  },
  {
    method: 'get',
    path: '/sitemap.xml',
    who: 'anyone',
    tag: 'Pages',
    summary: 'The parts of the site map',
    answers: { 200: { type: XML } },
  },
  {
    method: 'get',
    path: '/sitemap/:part',
    who: 'anyone',
    tag: 'Pages',
    summary: 'One part of the site map',
    answers: { 200: { type: XML } },
    problems: GONE,
  },
  {
    method: 'get',
    path: '/feeds/products.xml',
    who: 'anyone',
    tag: 'Pages',
    summary: 'The newest books as merchant listings read them',
    answers: { 200: { type: XML } },
  },
  {
    method: 'get',
    path: '/feeds/new.xml',
    who: 'anyone',
    tag: 'Pages',
    summary: 'The newest books as Atom',
    answers: { 200: { type: 'application/atom+xml; charset=utf-8' } },
  },
];
