import { shop } from '@bookstore/shop/shop';
import * as z from 'zod';
import { MAIL_EVENTS } from '../src/api/orderMail.ts';
import { PROBLEM_STATUS, type ProblemCode } from '../src/api/problem.ts';
import { LIMITS } from '../src/limits.ts';
import { ADMIN } from './adminCalls.ts';
import { ANSWERS } from './answers.ts';
import { BOOKS } from './books.ts';
import { CUSTOMERS } from './customers.ts';
import { EXAMPLES } from './examples.ts';
import { FACTOR } from './factorCalls.ts';
import { inputSchema, type JsonSchema, queryParameters } from './inputs.ts';
import { type Caller, type Operation, PICTURE_TYPES, type Success } from './operation.ts';
import { ORDERS } from './orders.ts';
import { PAGES } from './pages.ts';
import { PUBLISHERS } from './publishers.ts';

export const OPERATIONS: readonly Operation[] = [
  ...BOOKS,
  ...PUBLISHERS,
  ...ORDERS,
  ...CUSTOMERS,
  ...ADMIN,
  ...FACTOR,
  ...PAGES,
];

const PATH_PARAMETERS: Record<string, string> = {
  id: 'The id of a book or an order',
  email: "The customer's e-mail address",
  event: `The event of the mail: ${MAIL_EVENTS.join(', ')}; shop is the mail to the shop`,
  key: 'The idempotency key of the order',
  file: 'The id of the picture followed by .webp, or .jpg for a JPEG',
  name: 'The user name of an admin',
  slug: 'The slug of a publisher, in any script',
  part: 'The number of the part followed by .xml',
};
const HEADERS: Record<string, JsonSchema> = {
  'Device-Token': {
    description:
      'The device token of an earlier login of this admin. Without a valid one, the limits for unknown devices apply',
    schema: { type: 'string' },
  },
  'Idempotency-Key': {
    description: 'The caller’s key for one intent: repeating key and body returns the first result',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,128}$' },
  },
  'If-Match': {
    description: 'The ETag of the book, order or wish list that the change is based on',
    schema: { type: 'string' },
  },
  'If-None-Match': { description: 'The ETag of a response that the caller already has', schema: { type: 'string' } },
};
const SECURITY: Record<Caller, JsonSchema[]> = {
  anyone: [],
  admin: [{ admin: [] }],
  owner: [{ admin: [] }],
  customer: [{ customer: [] }],
  'customer or admin': [{ customer: [] }, { admin: [] }],
};

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema, more: JsonSchema = {}) => ({ 'application/json': { schema, ...more } });

function contentOf(success: Success): JsonSchema {
  if (success === 'nothing') return { description: 'Done' };
  if (success === 'elsewhere') return { description: 'At the address in Location' };
  if ('type' in success) {
    const types = [success.type].flat();
    const content = types.map((type) => [type, { schema: type.startsWith('image/') ? {} : { type: 'string' } }]);
    return { description: types.join(', '), content: Object.fromEntries(content) };
  }
  if ('one' in success) return { description: success.one, content: json(ref(success.one)) };
  return {
    description: `A list of ${success.listOf}`,
    content: json({ type: 'array', items: ref(success.listOf) }),
  };
}

function problemsOf({ method, who, evenWithoutFactor, problems = [] }: Operation): ProblemCode[] {
  const always: ProblemCode[] = [
    ...(['malformed-json', 'validation-failed', 'body-too-large'] as const),
    ...(['unsupported-media-type', 'too-many-requests', 'internal', 'unavailable'] as const),
  ];
  const forWho: ProblemCode[] = who === 'anyone' ? [] : ['unauthenticated', 'forbidden'];
  const isAdmins = who !== 'anyone' && who !== 'customer' && !evenWithoutFactor;
  const forAdmins: ProblemCode[] = isAdmins ? ['second-factor-missing'] : [];
  const forPages: ProblemCode[] = method === 'get' ? [] : ['forbidden'];
  return [...new Set([...always, ...forWho, ...forAdmins, ...forPages, ...problems])];
}

function problemAnswers(operation: Operation): [string, JsonSchema][] {
  const byStatus = Map.groupBy(problemsOf(operation), (code) => PROBLEM_STATUS[code]);
  return [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: {
        ...(operation.refusesWithPages && { 'text/html; charset=utf-8': { schema: { type: 'string' } } }),
        'application/problem+json': {
          schema: { allOf: [ref('Problem'), { properties: { status: { const: status }, code: { enum: codes } } }] },
        },
      },
    },
  ]);
}

function answersOf(operation: Operation): JsonSchema {
  const successes = Object.entries(operation.answers).map(([status, success]): [string, JsonSchema] => [
    status,
    contentOf(success),
  ]);
  const unchanged: [string, JsonSchema][] = operation.headers?.includes('If-None-Match')
    ? [['304', { description: 'Not modified' }]]
    : [];
  const all = [...successes, ...unchanged, ...problemAnswers(operation)];
  return Object.fromEntries(all.toSorted(([a], [b]) => Number(a) - Number(b)));
}

function bodyOf(body: NonNullable<Operation['body']>, example: JsonSchema | undefined): JsonSchema {
  if (body === 'picture') return Object.fromEntries(PICTURE_TYPES.map((type) => [type, {}]));
  if (body === 'form') return { 'application/x-www-form-urlencoded': {} };
  return json(inputSchema(body), example && { example });
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

function describe(operation: Operation): JsonSchema {
  const { path, who, tag, summary, query, body, headers = [], problems = [] } = operation;
  const isRequired = (name: string) => name === 'If-Match' && problems.includes('precondition-required');
  const inPath = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PATH_PARAMETERS[name],
    schema: { type: 'string' },
  }));
  const parameters = [
    ...inPath,
    ...(query ? queryParameters(query, path) : []),
    ...headers.map((name) => ({
      name,
      in: 'header',
      ...(isRequired(name) && { required: true }),
      ...HEADERS[name],
    })),
  ];
  const example = EXAMPLES[nameOf(operation)];
  return {
    tags: [tag],
    summary,
    operationId: nameOf(operation).replaceAll(/[^A-Za-z0-9]+(\w)/g, (_match, letter: string) => letter.toUpperCase()),
    security: SECURITY[who],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyOf(body, example) } }),
    responses: answersOf(operation),
  };
}

function describePaths(): JsonSchema {
  const byPath = Map.groupBy(OPERATIONS, ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  return Object.fromEntries(
    [...byPath].map(([path, operations]) => [
      path,
      Object.fromEntries(operations.map((operation) => [operation.method, describe(operation)])),
    ]),
  );
}

function describeAnswers(): JsonSchema {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(ANSWERS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _draft, $id: _id, ...schema }]) => [id, schema]),
  );
}

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

export function openApiDocument(): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: shop.name,
      version: '1',
      description: `The HTTP API of the shop. Every path works with and without a trailing slash; bodies are JSON in UTF-8 of at most ${LIMITS.bodyBytes / 1024} KiB, or ${LIMITS.booksBodyBytes / 1024} KiB for calls that take whole books; errors are problem documents (RFC 9457) whose \`code\` says what happened.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The shop itself: there is no other origin, and no CORS' }],
    tags: ['Books', 'Orders', 'Customers', 'Admin', 'Pages', 'Health'].map((name) => ({ name })),
    paths: describePaths(),
    components: {
      securitySchemes: {
        admin: bearer('The token that POST /api/auth/admin returns, valid for an hour'),
        customer: bearer('An ID token of Firebase Authentication'),
      },
      schemas: describeAnswers(),
    },
  };
}
