import { usePageMeta } from '../../lib/usePageMeta.ts';

/** Every admin page has the one title of the dashboard (specification, section 1). */
export function useAdminMeta(): void {
  usePageMeta({ title: 'Book Store Inventory' });
}
