import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const coverOf = (title: Shown) => `Cover von ${isolate(title)}`;
export const book = 'Buch';
export const titleBy = (title: Shown, author: Shown) => `${isolate(title)} von ${isolate(author)}`;
export const author = 'Von';
export const published = 'Erschienen';
export const subtitle = 'Untertitel';
export const series = 'Reihe';
export const scriptsNeeded = 'Zum Bestellen ist in dieser Buchhandlung JavaScript nötig.';
export const turnOnScripts = 'Bitte schalten Sie JavaScript ein';
export const callOrWrite = <T>(phone: T, email: T) => [
  'Sie können auch anrufen (',
  phone,
  ') oder an ',
  email,
  ' schreiben.',
];
export const priceWithheld = (price: Shown) => `${price}, nicht bestellbar`;
export const priceSoldOut = (price: Shown) => `${price}, ausverkauft`;
export const allBooksCounted = (total: number) => `Alle Bücher (${total})`;
export const correctedSearch = (correction: Shown) => `Angezeigt werden Ergebnisse für „${isolate(correction)}“.`;
export const noBooks = 'Hier gibt es keine Bücher.';
export const nextPage = 'Nächste Seite';
export const allBooks = 'Alle Bücher';
export const books = 'Bücher';
export const home = 'Startseite';
export const siteMapPartNotFound = 'Diesen Teil der Sitemap gibt es nicht.';
export const categories = 'Kategorien';
export const search = 'Suche';
export const searchButton = 'Suchen';
export const productFeed = (shopName: Shown) => `Bücher bei ${shopName}`;
export const newBooksFeed = (shopName: Shown) => `${shopName}: neue Bücher`;
