import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminsRepository } from './admins.repository.ts';
import { createAdminTokens } from './adminToken.ts';
import { type AdminSessions, createAdminSessions } from './sessions.ts';

const NOW = new Date('2026-05-01T10:00:00.500Z');
const tokens = createAdminTokens('a secret of more than thirty-two bytes!', () => NOW);

let looks: number;
let isRevoked: boolean;
let hasAccount: boolean;
let changedAt: Date;
let more: object;
let revoked: [string, Date][];
let sessions: AdminSessions;
let token: string;

beforeEach(async () => {
  looks = 0;
  isRevoked = false;
  hasAccount = true;
  changedAt = new Date(0);
  more = {};
  revoked = [];
  const admins = {
    async findWithRevocation() {
      looks += 1;
      const account = {
        hash: '',
        salt: '',
        params: { N: 2, r: 1, p: 1 },
        changedAt,
        rights: 'staff',
        isFactorDemanded: false,
        ...more,
      };
      return { account: hasAccount ? account : null, isRevoked };
    },
    revoke: async (jti: string, expiresAt: Date) => void revoked.push([jti, expiresAt]),
  } as unknown as AdminsRepository;
  sessions = createAdminSessions(tokens, admins);
  token = await tokens.issue('admin');
});

async function expectAdmin() {
  const admin = await sessions.verify(token);
  if (!admin) throw new Error('The token is valid.');
  return admin;
}

// E5, E12
describe('sessions', () => {
  it('require an existing account and an unrevoked token on each call', async () => {
    expect(await expectAdmin()).toMatchObject({ username: 'admin', rights: 'staff', claims: { sub: 'admin' } });
    hasAccount = false;
    expect(await sessions.verify(token)).toBeNull();
    expect(looks).toBe(2);
    expect(await sessions.verify('garbage')).toBeNull();
    expect(looks).toBe(2);
  });

  it('end with the first second factor and with its reset', async () => {
    more = { logInsEndedAt: new Date('2026-05-01T10:00:01Z') };
    expect(await sessions.verify(token)).toBeNull();
    more = { logInsEndedAt: NOW };
    await expectAdmin();
  });

  it('report a required second factor that is missing', async () => {
    expect((await expectAdmin()).needsFactor).toBe(false);
    more = { isFactorDemanded: true };
    expect((await expectAdmin()).needsFactor).toBe(true);
    more = { isFactorDemanded: true, factor: {} };
    expect((await expectAdmin()).needsFactor).toBe(false);
  });

  it("end immediately and stay ended for the token's life", async () => {
    const admin = await expectAdmin();
    await sessions.end(admin);
    expect(revoked).toEqual([[admin.claims.jti, new Date('2026-05-01T11:00:00Z')]]);
    expect(await sessions.verify(token)).toBeNull();
    expect(looks).toBe(1);
  });

  it('end when the password changes in a later second', async () => {
    changedAt = new Date('2026-05-01T10:00:00.999Z');
    await expectAdmin();
    changedAt = new Date('2026-05-01T10:00:01Z');
    expect(await sessions.verify(token)).toBeNull();
  });
});
