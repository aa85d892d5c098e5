import { describe, expect, it } from 'vitest';
import { isDocumentId } from './ids.ts';

describe('isDocumentId', () => {
  it.each(['a', 'the-patient-ledger', 'Ab_9', '_', '__x', '__x__y', 'y__x__', 'x'.repeat(128)])(
    'isDocumentId takes %s',
    (id) => {
      expect(isDocumentId(id)).toBe(true);
    },
  );

  it.each(['', 'a/b', '.', '..', '__x__', '____', 'a b', 'é', 'a\0', 'a\n', 'x'.repeat(129)])(
    'isDocumentId refuses %j',
    (id) => {
      expect(isDocumentId(id)).toBe(false);
    },
  );
});
