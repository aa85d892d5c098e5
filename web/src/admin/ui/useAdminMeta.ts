import { dashboard } from '@bookstore/shop/dashboard';
import { use } from 'react';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { shortCount, Unpacked } from './unpacked.ts';

/**
 * Every admin page carries the title of the dashboard (specification, section 1), after its own name where it has one, and is
 * nothing to search for. Before both stands how many orders wait to be packed: a tab shows little more.
 */
export function useAdminMeta(page?: string): void {
  const unpacked = use(Unpacked);
  const mark = unpacked > 0 ? `(${shortCount(unpacked)}) ` : '';
  usePageMeta({
    title: page ? mark + page : '',
    site: page ? dashboard.name : mark + dashboard.name,
    isIndexed: false,
  });
}
