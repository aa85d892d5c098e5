import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newPasskeySchema } from '@bookstore/contract/api/factor';
import type { FieldError } from '@bookstore/contract/api/problem';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parse } from '../../src/http/parse.ts';
import { ProblemError } from '../../src/http/problem.ts';

const CONTRACT = join(import.meta.dirname, '../../../contract/src/api');

const LONG = 'x'.repeat(100_000);
const MANY = Array.from({ length: 2_000 }, (_, index) => `x${index}`);
/** Too small, too large, malformed. */
const VALUES = [undefined, null, true, -1, 1.5, 1e12, '', 'x', LONG, [], [null], ['x', 'x'], [LONG], MANY, {}, [{}]];
const DEPTH = 3;

function errorsOf(schema: z.ZodType, value: unknown): readonly FieldError[] {
  try {
    parse(schema, value);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.problem.errors ?? [];
  }
}

function replaced(value: unknown, path: readonly string[], other: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[first] = replaced(copy[first], rest, other);
  return copy;
}

function refusals(schema: z.ZodType): Set<string> {
  const refusalMessages = new Set<string>();
  const inputs = new Set<string>();
  const collectMessages = (value: unknown, depth: number) => {
    for (const { path, message } of errorsOf(schema, value)) {
      refusalMessages.add(message);
      if (depth === 0 || path === '' || inputs.has(path)) continue;
      inputs.add(path);
      for (const other of VALUES) collectMessages(replaced(value, path.split('.'), other), depth - 1);
    }
  };
  for (const value of VALUES) collectMessages(value, DEPTH);
  return refusalMessages;
}

/** The schema library's messages are always English. */
const ofTheLibrary = (refusalMessages: Iterable<string>) =>
  [...refusalMessages].filter((text) => /^(Invalid|Too|Unrecognized)\b/.test(text));

async function contractSchemas(): Promise<[string, z.ZodType][]> {
  const found: [string, z.ZodType][] = [];
  for (const file of globSync('*.ts', { cwd: CONTRACT }).filter((name) => !name.endsWith('.test.ts'))) {
    const exported = (await import(pathToFileURL(join(CONTRACT, file)).href)) as object;
    for (const [name, schema] of Object.entries(exported)) if (schema instanceof z.ZodType) found.push([name, schema]);
  }
  return found;
}

describe('messages', () => {
  it("refuses input in the shop's own words", async () => {
    const schemas = await contractSchemas();
    expect(schemas.length).toBeGreaterThan(20);
    const foreign = schemas.flatMap(([name, schema]) =>
      ofTheLibrary(refusals(schema)).map((text) => `${name}: ${text}`),
    );
    expect(foreign).toEqual([]);
  });

  it("refuses an invalid passkey in the shop's own words", () => {
    const passkey = { id: 5, rawId: 'x', type: 'password', response: { clientDataJSON: 'x', attestationObject: LONG } };
    const message = "Must be the browser's unchanged passkey response";
    expect(errorsOf(newPasskeySchema, { ticket: 'x', name: 'x', passkey })).toEqual([
      { path: 'passkey.id', message },
      { path: 'passkey.type', message },
      { path: 'passkey.response.attestationObject', message },
    ]);
    expect(errorsOf(newPasskeySchema, { ticket: 'x', name: 'x', passkey: 'x' })).toEqual([
      { path: 'passkey', message: 'Must be an object' },
    ]);
  });
});
