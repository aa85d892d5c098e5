import type { AdminRights } from '@bookstore/contract/api/admin';
import type { AdminsRepository } from './admins.repository.ts';
import type { AdminClaims, AdminTokens } from './adminToken.ts';

/** A logged-in admin: who, with which rights, and by which token. */
export interface Admin {
  username: string;
  rights: AdminRights;
  claims: AdminClaims;
}

export interface AdminSessions {
  /** @returns null when the token is not in force: expired, altered, revoked, or older than the account's password. */
  verify(token: string): Promise<Admin | null>;
  isOurs(token: string): Promise<boolean>;
  end(admin: Admin): Promise<void>;
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
      // Tokens count in whole seconds: one of the second in which the password was set is of the new one.
      const isOfOldPassword = claims.iat < Math.floor(account.changedAt.getTime() / 1000);
      return isOfOldPassword ? null : { username: claims.sub, rights: account.rights, claims };
    },

    async end({ claims }) {
      await admins.revoke(claims.jti, new Date(claims.exp * 1000));
      ended.add(claims.jti);
    },
  };
}
