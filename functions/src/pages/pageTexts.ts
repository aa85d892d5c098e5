import { type Category, categoryName } from '@bookstore/contract/constants';
import { browsePath, EVERYTHING } from '@bookstore/contract/search/browseState';
import * as messages from '@bookstore/messages/pages';
import { shop } from '@bookstore/shop/shop';

/** A text of at most so many characters, which ends in an ellipsis where something is left out. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text.slice(0, length * 2 + 2));
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length - 1).join('');
  return `${kept.trimEnd()}…`;
}

/** What a page is called in a list of results: with the shop's name once. */
export const titleOf = (name: string): string => (name.startsWith(shop.name) ? name : `${name} · ${shop.name}`);

/** The way to a shelf: name and path of each page. */
export function trailTo(category: Category | null): [name: string, path: string][] {
  const shelf: [string, string][] = category ? [[categoryName(category), browsePath({ ...EVERYTHING, category })]] : [];
  return [[messages.home, '/'], [messages.books, browsePath(EVERYTHING)], ...shelf];
}

/** The way from the home page to a page: https://schema.org/BreadcrumbList */
export function describeTrail(shopUrl: string, trail: [name: string, path: string][]) {
  const items = trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: shopUrl + path,
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items };
}
