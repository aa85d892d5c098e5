import type { AdminRights } from '@bookstore/contract/api/admin';
import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { LIMITS } from '@bookstore/contract/limits';
import { characterCount } from '@bookstore/contract/text';
import { type AdminsRepository, isUsername } from '../../../functions/src/auth/admins.repository.ts';
import { hashPassword } from '../../../functions/src/auth/password.ts';
import { SAMPLE_ADMIN } from '../../../functions/src/auth/samples.ts';

/** Of deployed shops. */
export const MIN_PASSWORD_LENGTH = 12;

interface NewAdmin {
  username: string;
  password: string;
  /** An existing account keeps its rights without this. */
  rights?: AdminRights | undefined;
  isFactorDemanded?: true | undefined;
  isEmulator: boolean;
}

function rejectWeakPassword({ username, password, isEmulator }: NewAdmin): void {
  if (!isUsername(username)) {
    throw new Error('A username has 1 to 100 letters, digits, dots, hyphens and underscores.');
  }
  if (username === BY_COMMAND) throw new Error(`The name ${BY_COMMAND} is reserved for commands.`);
  if (password === '') throw new Error('The password is empty.');
  if (password.length > LIMITS.password) throw new Error(`The password is longer than ${LIMITS.password} characters.`);
  if (isEmulator) return;
  if (characterCount(password) < MIN_PASSWORD_LENGTH) {
    throw new Error(`The password is shorter than ${MIN_PASSWORD_LENGTH} characters.`);
  }
  if (password === SAMPLE_ADMIN.password) throw new Error('This is the public sample password. Choose another one.');
}

/**
 * Creates an admin or changes the password. @returns whether the account is new @throws Error for an invalid name or
 * password
 */
export async function saveAdmin(admins: AdminsRepository, account: NewAdmin): Promise<boolean> {
  rejectWeakPassword(account);
  const { username, rights, isFactorDemanded } = account;
  return admins.save(username, await hashPassword(account.password), BY_COMMAND, { rights, isFactorDemanded });
}
