import { describe, expect, it } from 'vitest';
import { type Requirement, withDocumentName } from './definition.ts';
import { missingIndexError } from './missingIndex.ts';

const requirement = (part: Partial<Requirement>): Requirement => ({
  collectionGroup: 'books',
  scope: 'COLLECTION',
  equalities: [],
  contains: undefined,
  orders: withDocumentName([]),
  ...part,
});

const messageOf = (part: Partial<Requirement>, project = 'demo', ranges = 0) =>
  missingIndexError(`projects/${project}/databases/(default)`, requirement(part), ranges).message;

describe('missingIndexError', () => {
  // Both links are from published error messages of production.
  it('links to the creation of a composite index', () => {
    const part: Partial<Requirement> = {
      collectionGroup: 'bouquets',
      equalities: [['deliveryType']],
      orders: withDocumentName([{ path: ['createdAt'], mode: 'DESCENDING' }]),
    };
    expect(messageOf(part, 'studio-3926687012-97350')).toBe(
      'The query requires an index. You can create it here: https://console.firebase.google.com/v1/r/project/studio-3926687012-97350/firestore/indexes?create_composite=Clhwcm9qZWN0cy9zdHVkaW8tMzkyNjY4NzAxMi05NzM1MC9kYXRhYmFzZXMvKGRlZmF1bHQpL2NvbGxlY3Rpb25Hcm91cHMvYm91cXVldHMvaW5kZXhlcy9fEAEaEAoMZGVsaXZlcnlUeXBlEAEaDQoJY3JlYXRlZEF0EAIaDAoIX19uYW1lX18QAg',
    );
  });

  it('links to the creation of a single-field index', () => {
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
