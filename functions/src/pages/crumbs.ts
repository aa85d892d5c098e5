import { type Category, categoryName } from '@bookstore/contract/constants';
import { browsePath, EVERYTHING } from '@bookstore/contract/search/browseState';

/** The way to a shelf: name and path of each page. */
export function trailTo(category: Category | null): [name: string, path: string][] {
  const shelf: [string, string][] = category ? [[categoryName(category), browsePath({ ...EVERYTHING, category })]] : [];
  return [['Home', '/'], ['Books', browsePath(EVERYTHING)], ...shelf];
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
