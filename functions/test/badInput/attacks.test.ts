import { expect, it } from 'vitest';
import { createRoutes } from '../../src/app.ts';
import { createDependencies } from '../../src/dependencies.ts';
import { createFirebase } from '../../src/firestore/firebase.ts';
import { TEST_CONFIG } from '../server.ts';
import { ATTACKS } from './attacks.ts';

const ROUTES = createRoutes(createDependencies(TEST_CONFIG, createFirebase()));

it('every call and page of the table of contents is attacked with generated input', () => {
  expect(Object.keys(ATTACKS).sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
});

it('every attacked call is given all that its path and its body have', () => {
  const targets = { book: 'book', order: 'order', email: 'a@b.c', cover: 'cover' };
  for (const { method, path, body } of ROUTES) {
    const { params, body: good, takesPicture = false } = ATTACKS[`${method} ${path}`] ?? {};
    const inPath = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
    expect(Object.keys(params?.(targets) ?? {}).sort(), path).toEqual(inPath.sort());
    expect(takesPicture, path).toBe(body === 'picture');
    if (good) expect(['post', 'put', 'patch']).toContain(method);
  }
});
