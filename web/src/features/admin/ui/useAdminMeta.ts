import { usePageMeta } from '../../../lib/usePageMeta.ts';

/**
 * Every admin page carries the title of the dashboard (specification, section 1), after its own name where it has one, and is
 * nothing to search for.
 */
export function useAdminMeta(page?: string): void {
  usePageMeta({ title: page ?? '', site: 'Book Store Inventory', isIndexed: false });
}
