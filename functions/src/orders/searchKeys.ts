/** Longer searches are narrowed down by their first characters and compared in full afterwards. */
const MAX_KEY_LENGTH = 32;

const characters = (text: string) => Array.from(text.toLowerCase());

/** The key that an order must carry to be found by a search. */
export function searchKeyOf(search: string): string {
  return characters(search).slice(0, MAX_KEY_LENGTH).join('');
}

interface Searchable {
  id: string;
  email: string;
  name: string;
}

const texts = ({ id, email, name }: Searchable) => [id, email, name];

/**
 * Every beginning of the order's id, e-mail and name, in lower case. Stored with the order, since Firestore can look
 * up an element of an array while it sorts by date, but cannot do so for the beginning of one of several texts.
 */
export function searchKeysOf(order: Searchable): string[] {
  const keys = texts(order).flatMap((text) => {
    const letters = characters(text).slice(0, MAX_KEY_LENGTH);
    return letters.map((_letter, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(keys)];
}

/** Whether a search is the beginning of the order's id, e-mail or name, in any case. */
export function matchesSearch(order: Searchable, search: string): boolean {
  return texts(order).some((text) => text.toLowerCase().startsWith(search.toLowerCase()));
}
