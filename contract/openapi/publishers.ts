import {
  publisherEditSchema,
  publisherQuerySchema,
  publisherSchema,
  publishersQuerySchema,
} from '../src/api/publisher.ts';
import { GONE, type Operation } from './operation.ts';

export const PUBLISHERS: Operation[] = [
  {
    method: 'get',
    path: '/api/publishers',
    who: 'anyone',
    tag: 'Books',
    summary:
      'Finds the register entry of a publisher by its name, ignoring case, accents and punctuation: a list of one entry or none',
    query: publisherQuerySchema,
    headers: ['If-None-Match'],
    answers: { 200: { listOf: 'PublisherContact' } },
  },
  {
    method: 'get',
    path: '/api/admin/publishers',
    who: 'admin',
    tag: 'Books',
    summary: 'The register of publishers by name, 50 on a page',
    query: publishersQuerySchema,
    answers: { 200: { one: 'PublishersPage' } },
  },
  {
    method: 'post',
    path: '/api/admin/publishers',
    who: 'admin',
    tag: 'Books',
    summary: 'Adds a publisher to the register',
    body: publisherSchema,
    answers: { 201: { one: 'Publisher' } },
  },
  {
    method: 'put',
    path: '/api/admin/publishers/:slug',
    who: 'admin',
    tag: 'Books',
    summary: 'Replaces an entry of the register; a new name also changes its slug',
    body: publisherEditSchema,
    answers: { 200: { one: 'Publisher' } },
    problems: [...GONE, 'precondition-failed'],
  },
  {
    method: 'delete',
    path: '/api/admin/publishers/:slug',
    who: 'owner',
    tag: 'Books',
    summary: 'Deletes an entry of the register; books keep the name of their publisher',
    answers: { 204: 'nothing' },
    problems: GONE,
  },
];
