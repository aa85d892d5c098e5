import { expect, it } from 'vitest';
import { clearDraft, readDraft, saveDraft } from './draft.ts';

it('the checkout draft of a customer is read back in the same tab', () => {
  saveDraft('u1', { city: 'Porto' });
  expect(readDraft('u1')).toEqual({ city: 'Porto' });
  clearDraft();
  expect(readDraft('u1')).toEqual({});
});

it('the checkout draft of another customer is never shown, and removed', () => {
  saveDraft('u1', { city: 'Porto' });
  expect(readDraft('u2')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it('the checkout draft ignores stored values that are no fields', () => {
  sessionStorage.setItem('checkoutDraft', '{"uid":"u1","fields":{"city":7,"role":"admin","name":"Ada"}}');
  expect(readDraft('u1')).toEqual({ name: 'Ada' });
  sessionStorage.setItem('checkoutDraft', '{"uid":"u1","fields":{"isGift":"yes","isWrapped":true}}');
  expect(readDraft('u1')).toEqual({ isWrapped: true });
  sessionStorage.setItem('checkoutDraft', '{');
  expect(readDraft('u1')).toEqual({});
});
