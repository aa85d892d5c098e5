import { readText, session, writeText } from '../../lib/storage.ts';
import { type CheckoutFields, EMPTY_FIELDS } from './checkoutForm.ts';
import { clearDraft, DRAFT_KEY } from './clearDraft.ts';

/** What this customer had typed; another customer's text is never shown, but removed. */
export function readDraft(uid: string): Partial<CheckoutFields> {
  const draft = parseDraft(readText(session, DRAFT_KEY));
  if (draft.uid === uid) return draft.fields;
  clearDraft();
  return {};
}

export function saveDraft(uid: string, fields: Partial<CheckoutFields>): void {
  writeText(session, DRAFT_KEY, JSON.stringify({ uid, fields }));
}

function parseDraft(text: string | null): { uid?: string; fields: Partial<CheckoutFields> } {
  try {
    const draft = JSON.parse(text ?? '{}');
    const names = Object.keys(EMPTY_FIELDS).filter((name) => typeof draft.fields?.[name] === 'string');
    return { uid: draft.uid, fields: Object.fromEntries(names.map((name) => [name, draft.fields[name]])) };
  } catch {
    return { fields: {} };
  }
}
