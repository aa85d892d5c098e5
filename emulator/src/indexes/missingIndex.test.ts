import { describe, expect, it } from 'vitest';
import { type Requirement, withName } from './definition.ts';
import { missingIndex } from './missingIndex.ts';

const requirement = (part: Partial<Requirement>): Requirement => ({
  collectionGroup: 'books',
  scope: 'COLLECTION',
  equalities: [],
  contains: undefined,
  orders: withName([]),
  ...part,
});

const messageOf = (part: Partial<Requirement>, project = 'demo', ranges = 0) =>
  missingIndex(`projects/${project}/databases/(default)`, requirement(part), ranges).message;

describe('answers', () => {
  // Both links are production's, as people have published them.
  it('the answer to a query without its index has the link of production that makes an index of several fields', () => {
    const part: Partial<Requirement> = {
      collectionGroup: 'bouquets',
      equalities: [['deliveryType']],
      orders: withName([{ path: ['createdAt'], mode: 'DESCENDING' }]),
    };
    expect(messageOf(part, 'studio-3926687012-97350')).toBe(
      'The query requires an index. You can create it here: https://console.firebase.google.com/v1/r/project/studio-3926687012-97350/firestore/indexes?create_composite=Clhwcm9qZWN0cy9zdHVkaW8tMzkyNjY4NzAxMi05NzM1MC9kYXRhYmFzZXMvKGRlZmF1bHQpL2NvbGxlY3Rpb25Hcm91cHMvYm91cXVldHMvaW5kZXhlcy9fEAEaEAoMZGVsaXZlcnlUeXBlEAEaDQoJY3JlYXRlZEF0EAIaDAoIX19uYW1lX18QAg',
    );
  });

  it('the answer to a query without its index has the link of production that switches on the index of one field', () => {
    const part: Partial<Requirement> = {
      collectionGroup: 'quiz_attempts',
      scope: 'COLLECTION_GROUP',
      equalities: [['activityId']],
    };
    expect(messageOf(part, 'giftardo-43381')).toBe(
      'The query requires a COLLECTION_GROUP_ASC index for collection quiz_attempts and field activityId. You can create it here: https://console.firebase.google.com/v1/r/project/giftardo-43381/firestore/indexes?create_exemption=Clxwcm9qZWN0cy9naWZ0YXJkby00MzM4MS9kYXRhYmFzZXMvKGRlZmF1bHQpL2NvbGxlY3Rpb25Hcm91cHMvcXVpel9hdHRlbXB0cy9maWVsZHMvYWN0aXZpdHlJZBACGg4KCmFjdGl2aXR5SWQQAQ',
    );
  });
});
