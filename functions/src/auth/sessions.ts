import type { AdminRights } from '@bookstore/contract/api/admin';
import type { AdminRecord, AdminsRepository } from './admins.repository.ts';
import type { AdminClaims, AdminTokens } from './adminToken.ts';

export interface Admin {
  username: string;
  rights: AdminRights;
  /** A required second factor is missing. */
  needsFactor: boolean;
  claims: AdminClaims;
}

export interface AdminSessions {
  /** @returns null for a token that is expired, altered, revoked, or older than the password or second factor */
  verify(token: string): Promise<Admin | null>;
  isOurs(token: string): Promise<boolean>;
  end(admin: Admin): Promise<void>;
}

/** Compares whole seconds; the same second counts as after. */
export function isIssuedAfterPasswordChange({ iat }: { iat: number }, { changedAt }: AdminRecord): boolean {
  return iat >= Math.floor(changedAt.getTime() / 1000);
}

export function isSessionValid(claims: { iat: number }, account: AdminRecord): boolean {
  const end = Math.floor((account.logInsEndedAt?.getTime() ?? 0) / 1000);
  return isIssuedAfterPasswordChange(claims, account) && claims.iat >= end;
}

/** Stateless; the server stores only tokens that were ended early. */
export function createAdminSessions(tokens: AdminTokens, admins: AdminsRepository): AdminSessions {
  // Ended tokens stay ended, so they can be cached. One per logout, so the set stays small.
  const ended = new Set<string>();

  return {
    isOurs: (token) => tokens.isOurs(token),

    async verify(token) {
      const claims = await tokens.verify(token);
      if (!claims || ended.has(claims.jti)) return null;
      const { account, isRevoked } = await admins.findWithRevocation(claims.sub, claims.jti);
      if (isRevoked) ended.add(claims.jti);
      if (isRevoked || !account) return null;
      if (!isSessionValid(claims, account)) return null;
      const needsFactor = account.isFactorDemanded && account.factor === undefined;
      return { username: claims.sub, rights: account.rights, needsFactor, claims };
    },

    async end({ claims }) {
      await admins.revoke(claims.jti, new Date(claims.exp * 1000));
      ended.add(claims.jti);
    },
  };
}
