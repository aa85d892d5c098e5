import { describe, expect, it } from 'vitest';
import type { ListedAdmin } from '../../../functions/src/auth/admins.repository.ts';
import { parseRights, requireRemainingOwner } from './owners.ts';

const admin = (username: string, rights: ListedAdmin['rights']): ListedAdmin => ({
  username,
  rights,
  changedAt: rights && new Date(),
  hasFactor: false,
  isFactorDemanded: false,
});

describe('requireRemainingOwner', () => {
  it.each([
    ['there is nobody else', [admin('ada', 'owner')]],
    ['all others are staff', [admin('ada', 'owner'), admin('ben', 'staff')]],
    ['the other account is damaged', [admin('ada', 'owner'), admin('ben', null)]],
    ['there is nobody yet', []],
  ])('rejects removing the last owner: %s', (_why, admins) => {
    expect(() => requireRemainingOwner(admins, 'ada')).toThrow(
      'Without ada the shop would have no owner. Create another owner first (npm run admin:create), or repeat the command with --even-the-last.',
    );
  });

  it('allows removing an owner if another remains', () => {
    expect(() => requireRemainingOwner([admin('ada', 'owner'), admin('ben', 'owner')], 'ada')).not.toThrow();
  });
});

it('parses known rights and rejects others', () => {
  expect(['owner', 'staff'].map(parseRights)).toEqual(['owner', 'staff']);
  for (const text of ['', 'Owner', 'admin', 'toString']) expect(() => parseRights(text)).toThrow('is not a right');
});
