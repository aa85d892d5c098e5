import fc from 'fast-check';

/** Values that have broken APIs before. */
const NOTORIOUS: unknown[][] = [
  [null, true, false, 0, -0, -1, 1.005, 1e21, 1e-7, 2 ** 53, 1_000_000, 1_000_000.01],
  ['', ' ', '0', '1e9', 'NaN', 'Infinity', '0x10', '-1', '01', '1.', '٣', 'true', 'null', 'undefined'],
  ['__proto__', 'constructor', '__x__', '..', 'a/b', '%2F', '%00', '\u0000', '\r\nX-Forged: 1', '\ud800', '\u2028'],
  ['javascript:alert(1)', '//evil.example', '"></script><script>', '=1+1', '{"$gt":""}', "' or 1=1 --", '﷽', '🏳️‍🌈'],
  ['x'.repeat(300), 'x'.repeat(301), '📚'.repeat(300), 'é'.repeat(2_049), 'y'.repeat(10_001)],
  [[], {}, [[]], [null], { $ne: null }, { length: 1 }, { toString: 'x' }, [{ __proto__: { a: 1 } }]],
];
const notorious = fc.constantFrom(...NOTORIOUS.flat());

const SURROGATES = { from: 0xd800, count: 0x800 };
const toCodePoint = (index: number) => (index < SURROGATES.from ? index : index + SURROGATES.count);
const toIndex = (codePoint: number) => (codePoint < SURROGATES.from ? codePoint : codePoint - SURROGATES.count);

/** fast-check's `binary` takes a second to list all of Unicode. */
const anyCharacter = fc.nat({ max: 0x10ffff - SURROGATES.count }).map(
  (index) => String.fromCodePoint(toCodePoint(index)),
  // Lets fast-check insert its known dangerous texts.
  (text) => {
    if (typeof text !== 'string' || Array.from(text).length !== 1 || !text.isWellFormed())
      throw new TypeError('not a character');
    return toIndex(text.codePointAt(0) ?? 0);
  },
);

export const nastyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  notorious.filter((value): value is string => typeof value === 'string'),
);

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  notorious,
  nastyText,
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const FORBIDDEN_KEYS = [
  '_id',
  'id',
  'uid',
  'role',
  'status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'changeSeq',
  'availability',
  'shownCopies',
  'counted',
  'items',
  'keyed',
  'totalCents',
  'newPriceCents',
  'oldPriceCents',
  'searchKeys',
  'derivedFrom',
  'hash',
  'salt',
  '__proto__',
  'constructor',
  'prototype',
];

/** Up to three fields are changed, omitted or forged. */
export function corrupted(good: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const key = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.keys(good)) },
    { weight: 1, arbitrary: fc.constantFrom(...FORBIDDEN_KEYS) },
  );
  const change = fc.tuple(key, fc.oneof({ weight: 6, arbitrary: anyValue }, fc.constant(undefined)));
  return fc.array(change, { maxLength: 3 }).map((changes) => ({ ...good, ...Object.fromEntries(changes) }));
}

export const pathPart: fc.Arbitrary<string> = fc
  .tuple(nastyText, fc.constantFrom('once', 'twice', 'raw'))
  .map(([text, encoding]) => {
    if (encoding === 'raw') return text.replaceAll(/[^!-~]/g, '').replaceAll('#', '');
    // Node refuses request lines and headers above 16 KiB.
    const encoded = encodeURIComponent(text.slice(0, 100).toWellFormed());
    return encoding === 'twice' ? encodeURIComponent(encoded) : encoded;
  });

const asLatin1 = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '');

export const headerValue: fc.Arbitrary<string> = nastyText.map(asLatin1);

/** They mean something to Express, the framework or proxies. */
export const headers: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'if-none-match',
    'if-match',
    'idempotency-key',
    'device-token',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-http-method-override',
    'content-encoding',
    'accept',
    'accept-encoding',
    'range',
    'cookie',
    'origin',
    'sec-fetch-site',
    'x-request-id',
  ),
  fc.oneof(headerValue, fc.constantFrom('*', 'W/"x"', '"1-a-1"', 'gzip', 'br', 'bytes=0-1', 'cross-site', 'DELETE')),
  { maxKeys: 3 },
);

const QUERY_NAMES = [
  'limit',
  'q',
  'cursor',
  'status',
  'after',
  'category',
  'trending',
  'available',
  'sort',
  'ids',
  '__proto__',
  'q[x]',
  '',
];

const query = fc
  .array(fc.tuple(fc.constantFrom(...QUERY_NAMES), pathPart), {
    maxLength: 4,
  })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

export const path: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.oneof(
        {
          weight: 3,
          arbitrary: fc.constantFrom(
            'books',
            'orders',
            'auth',
            'admin',
            'edit',
            'email',
            'restore',
            'stock',
            'counts',
            'titles',
            '',
            '..',
          ),
        },
        { weight: 2, arbitrary: pathPart },
      ),
      { maxLength: 4 },
    ),
    fc.oneof(fc.constant(''), query),
  )
  .map(([parts, search]) => `/api/${parts.join('/')}${search && `?${search}`}`);

export const body: fc.Arbitrary<{ type: string | undefined; content: string | Uint8Array }> = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'application/json; charset=utf-16',
    'application/json; charset=x',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '/',
    undefined,
  ),
  content: fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify(value).slice(0, -1)),
    fc.constantFrom('[', '{"a":', `${'['.repeat(30_000)}`, `"${'x'.repeat(70_000)}"`, '{"__proto__":{"a":1}}'),
    fc.uint8Array({ maxLength: 200 }),
  ),
});
