import type { ZodType } from 'zod';

/** Empty if accepted. */
export const refusals = (schema: ZodType, value: unknown): [path: string, message: string][] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
