import { byRole } from '@bookstore/messages/contributors';
import type { Book } from '../api/book.ts';
import { AUTHOR_ROLE } from '../constants.ts';

type Contributed = Pick<Book, 'author' | 'contributors'>;

/** A role that has words in the shop's language. */
type NamedRole = keyof typeof byRole;

const isNamed = (role: string): role is NamedRole => Object.hasOwn(byRole, role);

/** A text's words with a space around each, so that “Lisa” does not hold “Li”. */
const spaced = (text: string) => ` ${text.match(/[\p{L}\p{M}\p{N}'’.-]+/gu)?.join(' ') ?? ''} `;

/** Who has written a book beside the author who stands on it, which may name several: “Ann Lee and Bo Ek”. */
export function coAuthorsOf({ author = '', contributors = [] }: Contributed): string[] {
  const authors = contributors.filter(({ role }) => role === AUTHOR_ROLE).map(({ name }) => name);
  return [...new Set(authors)].filter((name) => !spaced(author).includes(spaced(name)));
}

/**
 * Who else has had a part in a book, those of one role together, in the order of the title page.
 * @returns a role of null for what has no words: these come last
 */
export function contributorGroups({ contributors = [] }: Contributed): { role: NamedRole | null; names: string[] }[] {
  const groups = new Map<NamedRole | null, Set<string>>();
  for (const { name, role } of contributors) {
    if (role === AUTHOR_ROLE) continue;
    const key = isNamed(role) ? role : null;
    groups.set(key, (groups.get(key) ?? new Set()).add(name));
  }
  return [...groups]
    .map(([role, names]) => ({ role, names: [...names] }))
    .toSorted((a, b) => Number(a.role === null) - Number(b.role === null));
}

/** “Translated by Ann Lee”, and of a role without words the names alone. @param names as they are shown */
export const contributedBy = <T>(role: NamedRole | null, names: T): (string | T)[] =>
  role === null ? [names] : byRole[role](names);
