import { expect, it } from 'vitest';
import { clearDraft, readDraft, saveDraft } from './draft.ts';

it("gives a customer's fields back in the same tab", () => {
  saveDraft('u1', { city: 'Porto' });
  expect(readDraft('u1')).toEqual({ city: 'Porto' });
  clearDraft();
  expect(readDraft('u1')).toEqual({});
});

it('shows nobody the fields of another, and forgets them', () => {
  saveDraft('u1', { city: 'Porto' });
  expect(readDraft('u2')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it('takes nothing but fields from what is stored', () => {
  sessionStorage.setItem('checkoutDraft', '{"uid":"u1","fields":{"city":7,"role":"admin","name":"Ada"}}');
  expect(readDraft('u1')).toEqual({ name: 'Ada' });
  sessionStorage.setItem('checkoutDraft', '{');
  expect(readDraft('u1')).toEqual({});
});
