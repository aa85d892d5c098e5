import { IMPERSONAL_COLLECTIONS, KEPT_DATA } from '@bookstore/contract/keptData';
import { expect, it } from 'vitest';
import { KNOWN_COLLECTIONS } from './invalidDocuments.ts';

// rows: 972
it('the privacy page tells of every collection of Firestore that holds something of people', () => {
  const told = KEPT_DATA.filter(({ place }) => place === 'shop').flatMap(({ names }) => names);
  expect([...told, ...IMPERSONAL_COLLECTIONS].toSorted()).toEqual(KNOWN_COLLECTIONS.toSorted());
});
