import { z } from 'zod';

const missing = (secondStepInstruction: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing: ${secondStepInstruction}` : `is no text: ${secondStepInstruction}`,
});

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Grapheme clusters: an emoji is one. */
const lengthOf = (value: string) => Array.from(letters.segment(value)).length;

/** A single line of at most `most` characters. */
export const text = (most: number) =>
  z.string(missing(`write a text of at most ${most} characters`)).superRefine((value, context) => {
    const length = lengthOf(value);
    const add = (message: string) => context.addIssue({ code: 'custom', message });
    if (value.trim() === '') add(`is empty: write a text of at most ${most} characters`);
    else if (value !== value.trim()) add('begins or ends with a space: take it away');
    if (length > most) add(`has ${length} characters: shorten it to ${most}`);
    if (/\p{Cc}/u.test(value)) add('has a line break or a tab in it: write it in one line');
  });

/** A text with placeholders such as `{number}`. */
export const template = (most: number, places: readonly string[]) =>
  text(most).superRefine((value, context) => {
    for (const [place, name = ''] of value.matchAll(/\{([^{}]*)\}/g)) {
      if (places.includes(name)) continue;
      const known = places.map((each) => `{${each}}`).join(', ');
      context.addIssue({ code: 'custom', message: `has ${place}, for which nothing is put in: write one of ${known}` });
    }
  });

const httpsAddress = z.url({ protocol: /^https$/ });

export const link = z
  .string(missing('write an address, as https://example.com'))
  .refine((value) => httpsAddress.safeParse(value).success, {
    error: 'is no address that begins with https://: write one, as https://example.com',
  });

/** Path of a page of this shop. */
export const shopPath = z
  .string(missing('write a page of this shop, as /books?category=fiction'))
  .regex(/^\/(?!\/)\S*$/, {
    error: 'is no page of this shop: write one that begins with /, as /books?category=fiction',
  });

/** Used in addresses and stored data. */
export const slug = (most: number) =>
  z
    .string(missing('write small letters and hyphens'))
    .regex(/^[a-z]+(-[a-z]+)*$/, { error: 'is not of small letters a to z and hyphens between them: write it so' })
    .refine((value) => value.length <= most, { error: `is longer than ${most} characters: shorten it` });

export function unique<Entry>(list: readonly Entry[], field: keyof Entry & string, context: z.RefinementCtx): void {
  const values = list.map((entry) => entry[field]);
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) === index) continue;
    context.addIssue({ code: 'custom', path: [index, field], message: `“${String(value)}” is there twice: keep one` });
  }
}

export const listOf = <Schema extends z.ZodType>(entry: Schema, least: number, what: string) =>
  z
    .array(entry, { error: `is missing: write a list of ${what}` })
    .min(least, { error: `has too few entries: write at least ${least} (${what})` })
    .readonly();

/** Six hexadecimal digits, as needed to compute contrast. */
export const colour = z.custom<`#${string}`>((value) => typeof value === 'string' && /^#[\da-f]{6}$/.test(value), {
  error: 'is no colour of # and six digits in lower case: write one, as #1f4d46',
});

/** Rejects unknown fields, which are typing errors. */
export const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has ${issue.keys.map((key) => `“${key}”`).join(' and ')}, which nothing reads: take it away, or write its name as it should be`
        : 'is missing, or is no list of fields: write it as in shop/',
  });

/** SVG path data (SVG 2, 9.3). */
export const path = z
  .string(missing('write SVG path data on a field of 24 by 24'))
  .regex(/^[Mm][\d\s.,+\-eEMmZzLlHhVvCcSsQqTtAa]*$/, {
    error: 'is no SVG path data: write the text of the attribute d, which begins with M',
  });

export const languageTag = z.string(missing('write a language, as en or de-AT')).refine((tag) => isLanguageTag(tag), {
  error: 'is no language: write a tag of BCP 47, as en or de-AT',
});

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

export const flag = z.boolean({ error: 'is neither true nor false: write one of them' });

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: `is none of those that are possible: write one of ${words.join(', ')}` });

export const timeZone = z.string(missing('write a time zone, as Europe/Berlin')).refine((name) => isTimeZone(name), {
  error: 'is no time zone: write one, as Europe/Berlin',
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Example: `DE`. */
export const countryCode = z
  .string(missing('write the two letters of a country, as DE'))
  .regex(/^[A-Z]{2}$/, { error: 'is no code of a country: write its two capital letters, as DE' });

/** 490 is 4.90. */
export const cents = (most: number) =>
  z
    .int({ error: 'is no whole number of cents: write 490 for 4.90' })
    .min(0, { error: 'is below 0: write 490 for 4.90' })
    .max(most, { error: `is above ${most}: write a smaller number of cents` });

/** Hundredths of a percent: 700 is 7 %. */
export const rate = z
  .int({ error: 'is no whole number: write 700 for 7 %' })
  .min(0, { error: 'is below 0: write 700 for 7 %' })
  .max(10_000, { error: 'is above 100 %: write 700 for 7 %' });

export const years = z
  .int({ error: 'is no whole number of years: write 10' })
  .min(1, { error: 'is below 1: write 10' })
  .max(30, { error: 'is above 30: write 10' });
