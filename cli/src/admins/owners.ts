import { ADMIN_RIGHTS, type AdminRights } from '@bookstore/contract/api/admin';
import type { ListedAdmin } from '../../../functions/src/auth/admins.repository.ts';

/** Words for the option of those commands that may leave a shop without an owner. */
export const EVEN_THE_LAST = 'even-the-last';

/** Reads what stands on the command line. @throws for anything else than rights that there are. */
export function readRights(text: string): AdminRights {
  const rights = ADMIN_RIGHTS.find((one) => one === text);
  if (!rights) throw new Error(`“${text}” are no rights: say ${ADMIN_RIGHTS.join(' or ')}.`);
  return rights;
}

export const noSuchAdmin = (username: string) =>
  new Error(`There is no admin ${username}. npm run admin:list names those that there are.`);

/**
 * Somebody has to be left who may do everything.
 * @param username who goes, or becomes staff.
 * @throws where nobody else is an owner. Nobody logs in to an account whose document is damaged.
 */
export function refuseWithoutOwner(admins: readonly ListedAdmin[], username: string): void {
  if (admins.some((admin) => admin.username !== username && admin.rights === 'owner')) return;
  throw new Error(
    `Without ${username} the shop would have no owner. Make another one first (npm run admin:create), or repeat the command with --${EVEN_THE_LAST}.`,
  );
}
