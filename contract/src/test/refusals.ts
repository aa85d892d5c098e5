import type { ZodType } from 'zod';

/** What a schema says of a value that it refuses: each field with its sentence. Nothing of one that it takes. */
export const refusals = (schema: ZodType, value: unknown): [path: string, message: string][] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
