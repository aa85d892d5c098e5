import { describe, expect, it } from 'vitest';
import { clearDraft, readDraft, saveDraft } from './draft.ts';

describe('draft', () => {
  it("reads a customer's draft in the same tab", () => {
    saveDraft('u1', { city: 'Porto' });
    expect(readDraft('u1')).toEqual({ city: 'Porto' });
    clearDraft();
    expect(readDraft('u1')).toEqual({});
  });

  it("removes another customer's draft without showing it", () => {
    saveDraft('u1', { city: 'Porto' });
    expect(readDraft('u2')).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('ignores invalid stored values', () => {
    sessionStorage.setItem('checkoutDraft', '{"uid":"u1","fields":{"city":7,"role":"admin","name":"Ada"}}');
    expect(readDraft('u1')).toEqual({ name: 'Ada' });
    sessionStorage.setItem('checkoutDraft', '{"uid":"u1","fields":{"isGift":"yes","isWrapped":true}}');
    expect(readDraft('u1')).toEqual({ isWrapped: true });
    sessionStorage.setItem('checkoutDraft', '{');
    expect(readDraft('u1')).toEqual({});
  });
});
