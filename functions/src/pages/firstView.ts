import { BOOK_COVER_SIZES, coverSet, TILE_COVER_SIZES } from '@bookstore/contract/covers';
import { escapeXml } from './xml.ts';

/**
 * First covers of a page on the start screen, placed and sized as on the page, so that the largest paint comes early.
 * start.js shows them, so they are hidden without scripts.
 */

interface Picture {
  small?: string;
  large: string;
}

const STYLE = {
  // The opening message, below or next to the covers.
  both: '#startup .first{position:absolute;box-sizing:border-box;max-width:80rem;margin:0 auto;inset:0 0 auto}#startup .first>*{display:block;width:100%;height:auto;aspect-ratio:2/3;object-fit:cover;border-radius:.25rem;background:#8882}#startup .wait{z-index:1}',
  book: '#startup .first{top:13.5625rem}#startup .first>*{width:13rem;margin:auto}#startup .wait{top:auto;height:5.5rem;flex-direction:row;background:inherit}#startup .wait svg{width:2rem;height:2rem}#startup .wait a{position:static}@media(min-width:640px){#startup .first{top:11.5rem}}@media(min-width:768px){#startup .first{padding-left:3.5rem}#startup .first>*{margin:0}#startup .wait{inset:4.5rem 0 auto 18rem;height:33rem;background:none}}@media(min-width:1024px){#startup .first{top:13rem;padding-left:5rem}#startup .first>*{width:16rem}#startup .wait{left:22rem;height:41rem}}',
  list: '#startup .first{top:22.0625rem;display:grid;grid-template-columns:1fr 1fr;gap:1rem;padding:0 1rem}#startup .first>*{max-width:11rem}#startup .first>:nth-child(n+3){display:none}#startup .wait{bottom:auto;height:17.5rem}@media(min-width:640px){#startup .first{top:17.3125rem;gap:1.5rem;padding:0 1.5rem}#startup .wait{height:12.75rem}}@media(min-width:768px){#startup .first{grid-template-columns:1fr 1fr 1fr}#startup .first>:nth-child(3){display:block}}@media(min-width:1024px){#startup .first{top:12.8125rem;padding-left:17rem}#startup .wait{top:29.5rem;left:17rem;height:12rem}}@media(min-width:1280px){#startup .first{grid-template-columns:repeat(4,1fr)}#startup .first>*{display:block!important}}',
};

/** Covers in the first row of the widest and narrowest screen. */
const IN_A_ROW = { most: 4, least: 2 };

const attributes = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeXml(value)}"`]))
    .join('');

/** The same request as the page's (web/src/ui/covers/Cover.tsx), so that it is made once. */
const toSrcset = ({ small, large }: Picture) => (small === undefined ? undefined : coverSet(small, large));

const toImage = (picture: Picture, sizes: string, isLater: boolean) =>
  `<img${attributes({
    src: picture.large,
    srcset: toSrcset(picture),
    sizes: toSrcset(picture) && sizes,
    width: '240',
    height: '360',
    alt: '',
    ...(isLater ? { loading: 'lazy' } : { fetchpriority: 'high' }),
  })}>`;

const toPreload = (picture: Picture, sizes: string) =>
  `<link rel="preload" as="image"${attributes({
    href: picture.large,
    imagesrcset: toSrcset(picture),
    imagesizes: toSrcset(picture) && sizes,
    fetchpriority: 'high',
  })}>\n`;

/** @param pictures null draws a title */
function firstView(style: string, pictures: readonly (Picture | null)[], sizes: string): string {
  const isFirst = (index: number) => index < IN_A_ROW.least;
  const preloads = pictures.map((picture, index) => (picture && isFirst(index) ? toPreload(picture, sizes) : ''));
  const covers = pictures.map((picture, index) => (picture ? toImage(picture, sizes, !isFirst(index)) : '<i></i>'));
  const view = `<div class="first" aria-hidden="true">${covers.join('')}</div>`;
  return `${preloads.join('')}<style>${STYLE.both}${style}</style>\n<template id="first-view">${view}</template>\n`;
}

export const bookFirstView = (picture: Picture | null): string => firstView(STYLE.book, [picture], BOOK_COVER_SIZES);

export function listFirstView(pictures: readonly (Picture | null)[]): string {
  return pictures.length === 0 ? '' : firstView(STYLE.list, pictures.slice(0, IN_A_ROW.most), TILE_COVER_SIZES);
}
