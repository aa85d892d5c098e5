import { shop } from '@bookstore/shop/shop';
import { useEffect } from 'react';

const SHOP_PICTURE = '/og-image.jpg';

interface PageMeta {
  /** Empty where the site's name says it all. */
  title: string;
  site?: string;
  /** For search engines and link previews, up to about 160 characters; without one the last stays. */
  description?: string;
  /** The picture of a link preview; the shop's own without one. */
  image?: string | undefined;
  /** Search engines leave a page out that says false: there is nothing at its address. */
  isIndexed?: boolean;
  /** What of the query string makes another page of the address; nothing unless given. */
  query?: string;
}

/**
 * Describes the page that is shown in the document's head: its title (`<title> · <shop's name>`), its description, its
 * address, and the same for link previews (Open Graph, which wants whole addresses).
 */
export function usePageMeta({
  title,
  site = shop.name,
  description,
  image = SHOP_PICTURE,
  isIndexed = true,
  query = '',
}: PageMeta): void {
  const fullTitle = title === '' || title.startsWith(site) ? title || site : `${title} · ${site}`;
  const address = window.location.origin + window.location.pathname + query;
  useEffect(() => {
    document.title = fullTitle;
    setMeta('og:title', fullTitle);
    setMeta('og:url', address);
    setMeta('og:image', new URL(image, address).href);
    setMeta('robots', isIndexed ? 'index, follow' : 'noindex');
    setCanonical(address);
  }, [fullTitle, address, image, isIndexed]);
  useEffect(() => {
    if (!description) return;
    setMeta('description', description);
    setMeta('og:description', description);
  }, [description]);
}

/** Sets what index.html has prepared, and what it left out because the shop's address was not known. */
function setMeta(name: string, content: string): void {
  const kind = name.startsWith('og:') ? 'property' : 'name';
  const meta = document.querySelector(`meta[${kind}="${name}"]`) ?? document.createElement('meta');
  meta.setAttribute(kind, name);
  meta.setAttribute('content', content);
  if (!meta.isConnected) document.head.append(meta);
}

/** The one address of this page, whatever else led here. Made here: the build would take it for a file. */
function setCanonical(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = address;
  if (!link.isConnected) document.head.append(link);
}

/** Removes the JSON-LD blocks that the server wrote into the document: they describe the page that was opened first, and no other. */
export function removeServerJsonLd(): void {
  for (const block of document.head.querySelectorAll('script[type="application/ld+json"]')) block.remove();
}
