import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { toIsbn13 } from '../isbn.ts';
import { LIMITS } from '../limits.ts';
import { line, paragraphs } from '../text.ts';
import { detailSchemas } from './bookDetails.ts';
import type { FoundFields } from './lookups.ts';

export const lookupSchema = z.object({
  isbn: z
    .string(messages.mustBeAText)
    .trim()
    .transform((text, context): string => {
      const isbn = toIsbn13(text);
      if (isbn !== null) return isbn;
      context.addIssue({ code: 'custom', message: text === '' ? messages.required : messages.invalidIsbn });
      return z.NEVER;
    }),
});

const { subtitle, contributors, publisher, published, pages, language } = detailSchemas;

const FOUND_SCHEMAS = {
  title: line(LIMITS.title),
  subtitle,
  author: line(LIMITS.author),
  contributors,
  description: paragraphs(LIMITS.description),
  publisher,
  published,
  pages,
  language,
} satisfies Record<keyof FoundFields, z.ZodType>;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

/** Drops invalid fields. */
export function keepValid(fields: Partial<Record<keyof FoundFields, unknown>>): FoundFields {
  const valid = Object.entries(FOUND_SCHEMAS).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(fields[name as keyof FoundFields]);
    return success && !isEmpty(data) ? [[name, data]] : [];
  });
  return Object.fromEntries(valid) as FoundFields;
}
