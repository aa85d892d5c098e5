import { parseJson, readText, session, writeText } from '../../lib/storage.ts';

/** The API stores street, note and gift separately from the order. */
export interface CheckoutFields {
  isCollected: boolean;
  name: string;
  phone: string;
  street: string;
  city: string;
  country: string;
  state: string;
  zipcode: string;
  note: string;
  isGift: boolean;
  giftNote: string;
  isWrapped: boolean;
}

export const EMPTY_FIELDS: CheckoutFields = {
  isCollected: false,
  name: '',
  phone: '',
  street: '',
  city: '',
  country: '',
  state: '',
  zipcode: '',
  note: '',
  isGift: false,
  giftNote: '',
  isWrapped: false,
};

/** Session storage: survives a trip to /login, and ends with the tab, the order or the logout. */
const DRAFT_KEY = 'checkoutDraft';

/** Removes another customer's draft. */
export function readDraft(uid: string): Partial<CheckoutFields> {
  const draft = parseDraft(readText(session, DRAFT_KEY));
  if (draft.uid === uid) return draft.fields;
  clearDraft();
  return {};
}

export function saveDraft(uid: string, fields: Partial<CheckoutFields>): void {
  writeText(session, DRAFT_KEY, JSON.stringify({ uid, fields }));
}

export function clearDraft(): void {
  writeText(session, DRAFT_KEY, null);
}

function parseDraft(text: string | null): { uid: unknown; fields: Partial<CheckoutFields> } {
  const draft = parseJson(text) as { uid?: unknown; fields?: Record<string, unknown> | null } | null;
  const fields = Object.entries(EMPTY_FIELDS).flatMap(([name, empty]) => {
    const value = draft?.fields?.[name];
    return typeof value === typeof empty ? [[name, value]] : [];
  });
  return { uid: draft?.uid, fields: Object.fromEntries(fields) };
}
