import { byRole } from '@bookstore/messages/contributors';
import type { Book } from '../api/book.ts';
import { AUTHOR_ROLE } from '../constants.ts';

type Contributed = Pick<Book, 'author' | 'contributors'>;

type NamedRole = keyof typeof byRole;

const isNamed = (role: string): role is NamedRole => Object.hasOwn(byRole, role);

/** Separates words, so that “Lisa” does not contain “Li”. */
const spaced = (text: string) => ` ${text.match(/[\p{L}\p{M}\p{N}'’.-]+/gu)?.join(' ') ?? ''} `;

/** Leaves out names in the displayed author, which may be “Ann Lee and Bo Ek”. */
export function coAuthorsOf({ author = '', contributors = [] }: Contributed): string[] {
  const authors = contributors.filter(({ role }) => role === AUTHOR_ROLE).map(({ name }) => name);
  return [...new Set(authors)].filter((name) => !spaced(author).includes(spaced(name)));
}

/** Groups are in title-page order. @returns role null for roles without words, last */
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

/** Writes “Translated by Ann Lee”, or the names alone. */
export const contributedBy = <T>(role: NamedRole | null, names: T): (string | T)[] =>
  role === null ? [names] : byRole[role](names);
