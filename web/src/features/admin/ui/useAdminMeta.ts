import { usePageMeta } from '../../../lib/usePageMeta.ts';

/** Every admin page has the one title of the dashboard (specification, section 1), and is nothing to search for. */
export function useAdminMeta(): void {
  usePageMeta({ title: 'Book Store Inventory', isIndexed: false });
}
