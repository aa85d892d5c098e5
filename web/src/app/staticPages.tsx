import { LEGAL_PAGES, type LegalPageName } from '@bookstore/contract/legalPages';
import { SITE_LINKS } from '@bookstore/contract/siteLinks';
import * as layout from '@bookstore/messages/layout';
import { titles } from '@bookstore/messages/legal';
import * as messages from '@bookstore/messages/legalPage';
import { callOrWrite, scriptsNeeded, turnOnScripts } from '@bookstore/messages/pages';
import { text as accessibility } from '@bookstore/shop/legal/accessibility.md';
import { text as imprint } from '@bookstore/shop/legal/imprint.md';
import { text as privacy } from '@bookstore/shop/legal/privacy.md';
import { text as returns } from '@bookstore/shop/legal/returns.md';
import { text as terms } from '@bookstore/shop/legal/terms.md';
import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { mailToShop, PHONE_LINK } from '../lib/contact.ts';
import { paths } from '../paths.ts';
import { AboutText } from '../shop/about/AboutPage.tsx';
import { Banner } from '../shop/home/Banner.tsx';
import { GenreLinks } from '../shop/home/GenreLinks.tsx';
import { LegalArticle } from '../shop/legal/LegalArticle.tsx';
import type { LegalText } from '../shop/legal/legalText.ts';

/** The content is the same for everybody until the next release. */
export interface StaticPage {
  path: string;
  title: string;
  description: string;
  /** For browsers without scripts. */
  html: string;
}

const TEXTS: Record<LegalPageName, LegalText> = { terms, privacy, returns, imprint, accessibility };

function draw(path: string, page: ReactElement): string {
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <main>{page}</main>
      <nav aria-label={layout.footer} className="border-line border-t bg-paper-sunk print:hidden">
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 px-4 py-4 sm:px-6">
          {SITE_LINKS.map(({ path: to, label }) => (
            <li key={to}>
              <a href={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </StaticRouter>,
  );
}

const WaysToOrder = () => (
  <p className="mx-auto w-full max-w-page px-4 text-ink-soft sm:px-6">
    {scriptsNeeded}{' '}
    {callOrWrite(
      <a key="phone" href={PHONE_LINK} className="underline">
        {seller.phone}
      </a>,
      <a key="email" href={mailToShop()} className="underline">
        {seller.email}
      </a>,
    )}
    <br />
    {seller.address.join(' · ')}
  </p>
);

/** The home page for browsers without scripts. Called by the build (tooling/staticPages.ts). */
export const homeHtml = (): string =>
  draw(
    paths.home,
    <div className="grid gap-4 pb-12 sm:gap-10">
      <Banner books={null} />
      <GenreLinks />
      <WaysToOrder />
    </div>,
  );

/** For addresses whose content needs scripts, and unknown ones. Called by the build. */
export const otherHtml = (): string =>
  draw(
    paths.home,
    <div className="grid gap-4 pb-12 sm:gap-10">
      <div className="mx-auto grid w-full max-w-page gap-4 px-4 pt-8 sm:px-6">
        <h1 className="font-display text-3xl">{turnOnScripts}</h1>
        <p className="needs-script">
          {layout.scriptsNeeded((words) => (
            <a key="books" href={paths.books}>
              {words}
            </a>
          ))}
        </p>
      </div>
      <GenreLinks />
      <WaysToOrder />
    </div>,
  );

/** Called by the build. */
export const staticPages = (): StaticPage[] => [
  {
    path: paths.about,
    title: layout.about,
    description: layout.aboutDescription,
    // The day of arrival depends on the day of the visit.
    html: draw(paths.about, <AboutText arrival="" />),
  },
  ...LEGAL_PAGES.map((name) => ({
    path: paths.legal(name),
    title: titles[name],
    description: messages.legalDescription(titles[name], shop.name),
    html: draw(paths.legal(name), <LegalArticle text={TEXTS[name]} />),
  })),
];
