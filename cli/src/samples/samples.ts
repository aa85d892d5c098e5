import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { CATEGORIES } from '@bookstore/contract/constants';
import { createAdminsRepository } from '../../../functions/src/auth/admins.repository.ts';
import { hashPassword } from '../../../functions/src/auth/password.ts';
import { SAMPLE_ADMIN, SAMPLE_CUSTOMER } from '../../../functions/src/auth/samples.ts';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import type { Firebase } from '../../../functions/src/firestore/firebase.ts';
import { SEED_BOOKS, toBookContent } from './seedBooks.ts';

/** An existing account keeps its password. @returns whether it is new */
export async function seedAdmin(firebase: Firebase): Promise<boolean> {
  const admins = createAdminsRepository(firebase.database);
  if (await admins.find(SAMPLE_ADMIN.username)) return false;
  await admins.save(SAMPLE_ADMIN.username, await hashPassword(SAMPLE_ADMIN.password), BY_COMMAND, { rights: 'owner' });
  return true;
}

/** Edited and deleted samples stay. @returns the number of new books */
export async function seedBooks(firebase: Firebase): Promise<number> {
  const books = createBooksRepository(firebase.database);
  const samples = SEED_BOOKS.filter(({ category }) => CATEGORIES.some((own) => own === category));
  const existing = await books.findTakenIds(samples.map(({ id }) => id));
  const missing = samples.filter(({ id }) => !existing.has(id));
  if (missing.length > 0) {
    const now = new Date();
    await books.insert(missing.map((book) => toBookContent(book, now)));
  }
  return missing.length;
}

/** @returns whether the account is new */
export async function seedCustomer(firebase: Firebase): Promise<boolean> {
  const auth = await firebase.auth();
  try {
    await auth.createUser({ ...SAMPLE_CUSTOMER, emailVerified: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/email-already-exists') return false;
    throw error;
  }
}
