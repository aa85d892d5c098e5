import { useEffect } from 'react';

const SHOP = 'Book Store';

/** Sets the document's title (`<title> · Book Store`) and description while a page is shown. */
export function usePageMeta({ title, description }: { title: string; description?: string }): void {
  useEffect(() => {
    document.title = title.startsWith(SHOP) ? title : `${title} · ${SHOP}`;
  }, [title]);
  useEffect(() => {
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}
