import { ADMIN_RIGHTS, type AdminRights } from '@bookstore/contract/api/admin';
import type { ListedAdmin } from '../../../functions/src/auth/admins.repository.ts';

export const EVEN_THE_LAST = 'even-the-last';

/** @throws Error for an unknown right */
export function parseRights(text: string): AdminRights {
  const rights = ADMIN_RIGHTS.find((one) => one === text);
  if (!rights) throw new Error(`“${text}” is not a right. Use ${ADMIN_RIGHTS.join(' or ')}.`);
  return rights;
}

export const unknownAdminError = (username: string) =>
  new Error(`Unknown admin ${username}. npm run admin:list shows all admins.`);

/** @throws Error if no other owner remains; an admin with a damaged document cannot log in */
export function requireRemainingOwner(admins: readonly ListedAdmin[], username: string): void {
  if (admins.some((admin) => admin.username !== username && admin.rights === 'owner')) return;
  throw new Error(
    `Without ${username} the shop would have no owner. Create another owner first (npm run admin:create), or repeat the command with --${EVEN_THE_LAST}.`,
  );
}
