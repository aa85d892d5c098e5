import { idempotencyKeySchema } from '@bookstore/contract/api/idempotencyKey';
import type { FieldError } from '@bookstore/contract/api/problem';
import { mustBeAnObject } from '@bookstore/messages/validation';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { validationFailed } from './problem.ts';

function fieldErrors(error: z.ZodError, name: string): FieldError[] {
  return error.issues.map(({ path, message }) => ({ path: path.map(String).join('.') || name, message }));
}

/** For a body or an element of the wrong type. */
const error: z.core.$ZodErrorMap = ({ code, expected }) =>
  code === 'invalid_type' && expected === 'object' ? mustBeAnObject : undefined;

/** @throws validation-failed with every invalid field; `name` is the path of a value without fields */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, name = ''): z.output<Schema> {
  const result = schema.safeParse(value, { error });
  if (!result.success) throw validationFailed(fieldErrors(result.error, name));
  return result.data;
}

/** A missing body counts as empty, so that the answer names the required fields. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, req: Request): z.output<Schema> {
  return parse(schema, req.body ?? {});
}

/** The first of a repeated parameter counts; an empty one is ignored. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, req: Request): z.output<Schema> {
  const entries = Object.entries(req.query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
  return parse(schema, Object.fromEntries(entries.filter(([, value]) => value !== '')));
}

export function pathParameter(req: Request, name: string): string {
  const value = req.params[name];
  return typeof value === 'string' ? value : '';
}

const HEADER = 'Idempotency-Key';

export function idempotencyKey(req: Request): string | undefined {
  const key = req.get(HEADER);
  return key === undefined ? undefined : parse(idempotencyKeySchema, key, HEADER);
}

/** @throws validation-failed without a key */
export const requiredIdempotencyKey = (req: Request): string => parse(idempotencyKeySchema, req.get(HEADER), HEADER);

/** Sets 201, or 200 for a repetition. */
export function setCreatedStatus(res: Response, { isNew }: { isNew: boolean }): Response {
  if (!isNew) res.set('Idempotency-Replayed', 'true');
  return res.status(isNew ? 201 : 200);
}
