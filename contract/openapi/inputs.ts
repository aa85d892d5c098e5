import * as z from 'zod';
import { BOOK_FORMATS, CATEGORIES, SUBJECT_SCHEMES } from '../src/constants.ts';
import { CURRENCY } from '../src/format/currency.ts';
import { LIMITS } from '../src/limits.ts';

export type JsonSchema = Record<string, unknown>;

const amountUpTo = (maximum: number, description: string): JsonSchema => ({
  description,
  anyOf: [
    { type: 'number', minimum: 0, maximum },
    { type: 'string', pattern: '^(0|[1-9]\\d{0,11})(\\.\\d{1,2})?$' },
  ],
});
const PRICE = amountUpTo(LIMITS.priceCents / 100, `${CURRENCY}, at most two decimals: a number or its text`);
const pageSize = ({ min, max, default: initial }: { min: number; max: number; default: number }): JsonSchema => ({
  type: 'integer',
  minimum: min,
  maximum: max,
  default: initial,
});

/** Parts of schemas that JSON Schema cannot express, by field name. */
const BY_CODE: Record<string, JsonSchema> = {
  newPrice: PRICE,
  oldPrice: PRICE,
  totalPrice: amountUpTo(
    LIMITS.orderCents / 100,
    `The total that the customer was shown or has agreed to, in ${CURRENCY}`,
  ),
  category: { type: 'string', enum: [...CATEGORIES], description: 'Upper or lower case' },
  isbn: { type: 'string', description: 'Of 10 or 13 digits, with hyphens or without' },
  coverId: {
    type: ['string', 'null'],
    description: 'The id of an uploaded picture; null removes the current one',
  },
  subtitle: { type: ['string', 'null'], maxLength: LIMITS.subtitle },
  contributors: {
    type: ['array', 'null'],
    maxItems: LIMITS.contributors,
    items: {
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: LIMITS.contributor, description: 'Without a semicolon' },
        role: { type: 'string', pattern: '^[A-Z]\\d\\d$', description: 'A code of ONIX code list 17' },
      },
      required: ['name', 'role'],
    },
  },
  publisher: { type: ['string', 'null'], maxLength: LIMITS.publisher },
  imprint: { type: ['string', 'null'], maxLength: LIMITS.imprint },
  subjects: {
    type: ['array', 'null'],
    maxItems: LIMITS.subjects,
    items: {
      type: 'object',
      properties: {
        scheme: { type: 'string', enum: [...SUBJECT_SCHEMES] },
        code: { type: 'string', maxLength: LIMITS.subjectCode },
      },
      required: ['scheme', 'code'],
    },
  },
  excerpt: { type: ['string', 'null'], maxLength: LIMITS.excerpt },
  orderable: { type: ['boolean', 'string', 'null'] },
  published: { type: ['string', 'null'], description: 'YYYY, YYYY-MM or YYYY-MM-DD' },
  pages: { type: ['integer', 'string', 'null'] },
  language: { type: ['string', 'null'], description: 'BCP 47' },
  format: { type: ['string', 'null'], enum: [...BOOK_FORMATS, '', null] },
};

const priceBound = (which: string): JsonSchema => ({
  type: 'string',
  description: `The ${which} price, in ${CURRENCY}. Sorts by price; not with q`,
});

/** Unlike bodies, list queries remove no fields. */
const IN_QUERIES: Record<string, JsonSchema> = {
  format: { type: 'string', enum: [...BOOK_FORMATS] },
  language: { type: 'string', description: 'BCP 47, exact match' },
  minPrice: priceBound('lowest'),
  maxPrice: priceBound('highest'),
  ids: { type: 'string', description: `At most ${LIMITS.booksById} ids, separated by commas` },
  series: {
    type: 'string',
    maxLength: LIMITS.series,
    description: `The exact name of a series: its books in order, at most ${LIMITS.namedBooks}. Not combined with others`,
  },
  contributor: {
    type: 'string',
    maxLength: LIMITS.contributor,
    description: `The exact name of a contributor: newest first, at most ${LIMITS.namedBooks}. Not combined with others`,
  },
};

export function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema, path }) => {
      const name = path.at(-2) === 'properties' ? path.at(-1) : undefined;
      const known = typeof name === 'string' ? BY_CODE[name] : undefined;
      if (!known) return;
      const { default: initial } = jsonSchema;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, known, initial === undefined ? {} : { default: initial });
    },
  });
  return rest;
}

/** @param path determines the page sizes */
export function queryParameters(schema: z.ZodType, path: string): JsonSchema[] {
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const limit = pageSize(path === '/api/orders' ? LIMITS.ordersPage : LIMITS.booksPage);
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = name === 'limit' ? limit : (IN_QUERIES[name] ?? property);
    return {
      name,
      in: 'query',
      ...(description !== undefined && { description }),
      ...(required.includes(name) && { required: true }),
      schema: rest,
    };
  });
}
