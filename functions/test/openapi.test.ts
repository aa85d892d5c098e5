import { bookInputSchema } from '@bookstore/contract/api/book';
import { newOrderSchema } from '@bookstore/contract/api/order';
import { LIMITS } from '@bookstore/contract/limits';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { OPERATIONS, openApiDocument } from '../../contract/openapi/document.ts';
import { EXAMPLES } from '../../contract/openapi/examples.ts';
import { inputSchema } from '../../contract/openapi/inputs.ts';
import { createRoutes } from '../src/app.ts';
import { createDependencies } from '../src/dependencies.ts';
import { createFirebase } from '../src/firestore/firebase.ts';
import { TEST_CONFIG } from './server.ts';

const ROUTES = createRoutes(createDependencies(TEST_CONFIG, createFirebase()));
const lineOf = ({ method, path, who }: { method: string; path: string; who: string }) => `${method} ${path} (${who})`;

describe('API description', () => {
  it('has every route with its permission, and no other', () => {
    expect(OPERATIONS.map(lineOf).toSorted()).toEqual(
      ROUTES.map((route) => lineOf({ ...route, who: route.access })).toSorted(),
    );
  });

  it('gives every route its own operation id', () => {
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
    const ids = Object.values(paths).flatMap((calls) => Object.values(calls).map(({ operationId }) => operationId));
    expect(ids).toHaveLength(ROUTES.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('resolves every reference', () => {
    const document = openApiDocument();
    const { schemas } = document.components as { schemas: object };
    const named = Array.from(JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g), ([, reference]) => reference);
    const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
    expect(named.filter((name = '') => !known.includes(name))).toEqual([]);
  });

  it.each(Object.entries(EXAMPLES))('validates the example %s', (call, example) => {
    const body = OPERATIONS.find(({ method, path }) => `${method} ${path}` === call)?.body;
    if (!body || typeof body === 'string') throw new Error(`${call} takes no body`);
    expect(body.safeParse(example).success).toBe(true);
    expect(new Ajv2020({ strict: false, validateFormats: false }).validate(inputSchema(body), example)).toBe(true);
  });
});

describe('amount', () => {
  const takes = (schema: z.ZodType, field: string, amount: number) => {
    const properties = inputSchema(schema).properties as Record<string, object>;
    const isDescribed = new Ajv2020({ strict: false }).validate(properties[field] ?? {}, amount);
    const { error } = schema.safeParse({ [field]: amount });
    return { isDescribed, isTaken: !error?.issues.some(({ path }) => path[0] === field) };
  };

  it.each([
    ['the dearest order', newOrderSchema, 'totalPrice', LIMITS.orderCents],
    ['the dearest book', bookInputSchema, 'newPrice', LIMITS.priceCents],
  ])('is accepted as described: %s', (_what, schema, field, most) => {
    expect(takes(schema, field, most / 100)).toEqual({ isDescribed: true, isTaken: true });
    expect(takes(schema, field, (most + 1) / 100)).toEqual({ isDescribed: false, isTaken: false });
  });
});
