import { z } from 'zod';

const missing = (instruction: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing: ${instruction}` : `is not a text: ${instruction}`,
});

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts an emoji as one. */
const lengthOf = (value: string) => Array.from(letters.segment(value)).length;

/** One line of at most `most` characters. */
export const text = (most: number) =>
  z.string(missing(`write a text of at most ${most} characters`)).superRefine((value, context) => {
    const length = lengthOf(value);
    const add = (message: string) => context.addIssue({ code: 'custom', message });
    if (value.trim() === '') add(`is empty: write a text of at most ${most} characters`);
    else if (value !== value.trim()) add('begins or ends with a space: remove it');
    if (length > most) add(`has ${length} characters: shorten it to ${most}`);
    if (/\p{Cc}/u.test(value)) add('has a line break or a tab: write it on one line');
  });

/** A text with placeholders such as `{number}`. */
export const template = (most: number, places: readonly string[]) =>
  text(most).superRefine((value, context) => {
    for (const [place, name = ''] of value.matchAll(/\{([^{}]*)\}/g)) {
      if (places.includes(name)) continue;
      const known = places.map((each) => `{${each}}`).join(', ');
      context.addIssue({ code: 'custom', message: `has ${place}, an unknown placeholder: use one of ${known}` });
    }
  });

const httpsAddress = z.url({ protocol: /^https$/ });

export const link = z
  .string(missing('write an address, such as https://example.com'))
  .refine((value) => httpsAddress.safeParse(value).success, {
    error: 'does not begin with https://: write an address, such as https://example.com',
  });

/** Path of a page of this shop. */
export const shopPath = z
  .string(missing('write a page of this shop, such as /books?category=fiction'))
  .regex(/^\/(?!\/)\S*$/, {
    error: 'is not a page of this shop: begin with /, such as /books?category=fiction',
  });

/** Used in addresses and stored data. */
export const slug = (most: number) =>
  z
    .string(missing('write small letters and hyphens'))
    .regex(/^[a-z]+(-[a-z]+)*$/, { error: 'has other characters than a to z and hyphens between them: remove those' })
    .refine((value) => value.length <= most, { error: `is longer than ${most} characters: shorten it` });

export function unique<Entry>(list: readonly Entry[], field: keyof Entry & string, context: z.RefinementCtx): void {
  const values = list.map((entry) => entry[field]);
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) === index) continue;
    context.addIssue({ code: 'custom', path: [index, field], message: `“${String(value)}” is a duplicate: keep one` });
  }
}

export const listOf = <Schema extends z.ZodType>(entry: Schema, least: number, what: string) =>
  z
    .array(entry, { error: `is missing: write a list of ${what}` })
    .min(least, { error: `has too few entries: write at least ${least} (${what})` })
    .readonly();

/** Six digits are needed to compute contrast. */
export const colour = z.custom<`#${string}`>((value) => typeof value === 'string' && /^#[\da-f]{6}$/.test(value), {
  error: 'is not # and six lower-case hexadecimal digits: write a colour such as #1f4d46',
});

/** Rejects unknown fields, which are typing errors. */
export const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has ${issue.keys.map((key) => `“${key}”`).join(' and ')}, which is unknown: remove it or correct its name`
        : 'is missing, or not a list of fields: write it as in shop/',
  });

/** SVG path data (SVG 2, 9.3). */
export const path = z
  .string(missing('write SVG path data for a 24 by 24 viewBox'))
  .regex(/^[Mm][\d\s.,+\-eEMmZzLlHhVvCcSsQqTtAa]*$/, {
    error: 'is not SVG path data: write the value of a d attribute, which begins with M',
  });

export const languageTag = z.string(missing('write a language, like en or de-AT')).refine((tag) => isLanguageTag(tag), {
  error: 'is not a language: write a BCP 47 tag, such as en or de-AT',
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
  z.enum(words, { error: `is not a possible value: use one of ${words.join(', ')}` });

export const timeZone = z.string(missing('write a time zone: Europe/Berlin')).refine((name) => isTimeZone(name), {
  error: 'is not a time zone: write one, such as Europe/Berlin',
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
  .string(missing('write a two-letter country code, such as DE'))
  .regex(/^[A-Z]{2}$/, { error: 'is not a country code: write two capital letters, such as DE' });

/** 490 is 4.90. */
export const cents = (most: number) =>
  z
    .int({ error: 'is not a whole number of cents: write 490 for 4.90' })
    .min(0, { error: 'is below 0: write 490 for 4.90' })
    .max(most, { error: `is above ${most}: write a smaller number of cents` });

/** Hundredths of a percent: 700 is 7 %. */
export const rate = z
  .int({ error: 'is not a whole number: write 700 for 7 %' })
  .min(0, { error: 'is below 0: write 700 for 7 %' })
  .max(10_000, { error: 'is above 100 %: write 700 for 7 %' });

export const years = z
  .int({ error: 'is not a whole number of years: write 10' })
  .min(1, { error: 'is below 1: write 10' })
  .max(30, { error: 'is above 30: write 10' });
