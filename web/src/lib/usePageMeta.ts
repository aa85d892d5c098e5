import { shop } from '@bookstore/shop/shop';
import { useEffect } from 'react';

const SHOP_PICTURE = '/og-image.jpg';

interface PageMeta {
  /** Empty if the site's name is enough. */
  title: string;
  site?: string;
  /** Up to about 160 characters; if omitted, the previous one stays. */
  description?: string;
  /** Defaults to the shop's. */
  image?: string | undefined;
  /** False for pages that search engines must ignore. */
  isIndexed?: boolean;
  /** Query string of the canonical address. */
  query?: string;
}

/** Sets title, description, canonical address and Open Graph, which needs absolute addresses. */
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

/** Adds the tag if the build did not know the shop's address. */
function setMeta(name: string, content: string): void {
  const kind = name.startsWith('og:') ? 'property' : 'name';
  const meta = document.querySelector(`meta[${kind}="${name}"]`) ?? document.createElement('meta');
  meta.setAttribute(kind, name);
  meta.setAttribute('content', content);
  if (!meta.isConnected) document.head.append(meta);
}

/** Created here, because the build would treat it as a file. */
function setCanonical(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = address;
  if (!link.isConnected) document.head.append(link);
}

/** The server's JSON-LD describes only the page opened first. */
export function removeServerJsonLd(): void {
  for (const block of document.head.querySelectorAll('script[type="application/ld+json"]')) block.remove();
}
