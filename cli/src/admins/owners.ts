import { ADMIN_RIGHTS, type AdminRights } from '@bookstore/contract/api/admin';
import type { ListedAdmin } from '../../../functions/src/auth/admins.repository.ts';

/** Option of commands that may leave a shop without an owner. */
export const EVEN_THE_LAST = 'even-the-last';

/**
 * Parses a list of rights.
 * @throws Error for an unknown right
 */
export function readRights(text: string): AdminRights {
  const rights = ADMIN_RIGHTS.find((one) => one === text);
  if (!rights) throw new Error(`“${text}” are no rights: say ${ADMIN_RIGHTS.join(' or ')}.`);
  return rights;
}

export const noSuchAdmin = (username: string) =>
  new Error(`There is no admin ${username}. npm run admin:list names those that there are.`);

/**
 * @param username the admin to be removed or restricted
 * @throws Error if no other owner remains; admins with a damaged document do not count, because
 * they cannot log in
 */
export function refuseWithoutOwner(admins: readonly ListedAdmin[], username: string): void {
  if (admins.some((admin) => admin.username !== username && admin.rights === 'owner')) return;
  throw new Error(
    `Without ${username} the shop would have no owner. Make another one first (npm run admin:create), or repeat the command with --${EVEN_THE_LAST}.`,
  );
}
