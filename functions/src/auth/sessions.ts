import type { AdminRights } from '@bookstore/contract/api/admin';
import type { AdminRecord, AdminsRepository } from './admins.repository.ts';
import type { AdminClaims, AdminTokens } from './adminToken.ts';

/** A logged-in admin: who, with which rights, and by which token. */
export interface Admin {
  username: string;
  rights: AdminRights;
  /** Whether a second factor is demanded of this admin that there is not yet. */
  needsFactor: boolean;
  claims: AdminClaims;
}

export interface AdminSessions {
  /** @returns null when the token is not in force: expired, altered, revoked, or older than the account's password or second factor. */
  verify(token: string): Promise<Admin | null>;
  isOurs(token: string): Promise<boolean>;
  end(admin: Admin): Promise<void>;
}

/**
 * Whether something that an admin was given is of the present password. It counts in whole seconds: what is of the second in which the
 * password was set is of the new one.
 */
export function isOfPassword({ iat }: { iat: number }, { changedAt }: AdminRecord): boolean {
  return iat >= Math.floor(changedAt.getTime() / 1000);
}

/** Whether nothing has ended all log-ins of the account since a token was issued. */
export function isInForce(claims: { iat: number }, account: AdminRecord): boolean {
  const end = Math.floor((account.logInsEndedAt?.getTime() ?? 0) / 1000);
  return isOfPassword(claims, account) && claims.iat >= end;
}

/** An admin's session is the token; what the server keeps is only which tokens were ended early. */
export function createAdminSessions(tokens: AdminTokens, admins: AdminsRepository): AdminSessions {
  // A token never comes back to life, so these need no second look. They are few: each stands for one log-out.
  const ended = new Set<string>();

  return {
    isOurs: (token) => tokens.isOurs(token),

    async verify(token) {
      const claims = await tokens.verify(token);
      if (!claims || ended.has(claims.jti)) return null;
      const { account, isRevoked } = await admins.findWithRevocation(claims.sub, claims.jti);
      if (isRevoked) ended.add(claims.jti);
      if (isRevoked || !account) return null;
      if (!isInForce(claims, account)) return null;
      const needsFactor = account.isFactorDemanded && account.factor === undefined;
      return { username: claims.sub, rights: account.rights, needsFactor, claims };
    },

    async end({ claims }) {
      await admins.revoke(claims.jti, new Date(claims.exp * 1000));
      ended.add(claims.jti);
    },
  };
}
