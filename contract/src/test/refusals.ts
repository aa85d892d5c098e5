import type { ZodType } from 'zod';

/** Error messages by field; empty if accepted. */
export const refusals = (schema: ZodType, value: unknown): [path: string, message: string][] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
