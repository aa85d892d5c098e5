import express from 'express';
import { describe, expect, it } from 'vitest';
import { mountRoutes } from './mountRoutes.ts';
import type { Method, Route } from './route.ts';

const aRoute = (method: Method, path: string): Route => ({
  method,
  path,
  who: 'anyone',
  body: 'application/json',
  handle: async () => undefined,
});
const mount = (...routes: Route[]) => mountRoutes(express(), routes);

describe('a table of routes', () => {
  it.each([
    ['/api/books/:id', '/api/books/titles'],
    ['/api/books/:id/:part', '/api/books/edit/:id'],
    ['/api/books/:id', '/api/books/:isbn'],
    ['/api/books', '/api/books'],
  ])('with %s before %s is refused: nobody would meet the second', (first, second) => {
    expect(() => mount(aRoute('get', first), aRoute('get', second))).toThrow(`GET ${second} is never met`);
  });

  it('may have the particular before the general, and the same path under another method', () => {
    mount(
      aRoute('get', '/api/books/titles'),
      aRoute('get', '/api/books/:id'),
      aRoute('post', '/api/books/titles'),
      aRoute('get', '/api/books/:id/history'),
    );
  });
});
