import { describe, expect, it } from 'vitest';
import { createRoutes } from '../../src/app.ts';
import { createDependencies } from '../../src/dependencies.ts';
import { createFirebase } from '../../src/firestore/firebase.ts';
import { TEST_CONFIG } from '../server.ts';
import { ATTACKS } from './attacks.ts';

const ROUTES = createRoutes(createDependencies(TEST_CONFIG, createFirebase()));

describe('attacks', () => {
  it('covers every route', () => {
    expect(Object.keys(ATTACKS).sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('gives every attack the parameters of its path and body', () => {
    const targets = { book: 'book', order: 'order', email: 'a@b.c', cover: 'cover' };
    for (const { method, path, body } of ROUTES) {
      const { params, body: good, takesPicture = false } = ATTACKS[`${method} ${path}`] ?? {};
      const inPath = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
      expect(Object.keys(params?.(targets) ?? {}).sort(), path).toEqual(inPath.sort());
      expect(takesPicture, path).toBe(body === 'picture');
      if (good) expect(['post', 'put', 'patch']).toContain(method);
    }
  });
});
