import * as z from 'zod';
import type { FieldError } from '../src/api/problem.ts';
import { CATEGORIES } from '../src/constants.ts';
import { CURRENCY } from '../src/format/currency.ts';

type Shape<Answer> = { [Key in keyof Answer]-?: z.ZodType<Answer[Key] | undefined> };

/** The schema of an answer; a missing member does not compile. */
export const answer = <Answer>(shape: Shape<Answer>) =>
  z.strictObject(shape as unknown as z.core.$ZodShape) as unknown as z.ZodType<Answer>;

export const text = z.string();
export const count = z.int().min(0);
export const moment = z.iso.datetime().describe('ISO 8601, UTC');
export const price = z.number().min(0).describe(`${CURRENCY}, at most two decimals`);
export const day = z.iso.date();
export const sum = text.regex(/^\d+\.\d\d$/);
export const category = z.enum(CATEGORIES);
export const changedValue = z.union([text, z.number(), z.boolean(), z.null()]);
export const fieldError = answer<FieldError>({ path: text.describe('Dotted path of the field'), message: text });
