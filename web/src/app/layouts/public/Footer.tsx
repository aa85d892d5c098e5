import * as messages from '@bookstore/messages/layout';
import { legalPages, readMore, titles } from '@bookstore/messages/legal';
import { withdraw } from '@bookstore/messages/withdrawals';
import { footer } from '@bookstore/shop/footer';
import { law } from '@bookstore/shop/law';
import { shop } from '@bookstore/shop/shop';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../../../lib/classNames.ts';
import { IN_SHOP_LANGUAGE } from '../../../lib/inShopLanguage.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { isPurchasePath, paths } from '../../../paths.ts';
import { AnchorLink } from '../../../ui/AnchorLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { hidden } from '../../../ui/hidden.tsx';
import { Icon, LineDrawing } from '../../../ui/Icon.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { ShopContact } from '../../../ui/ShopContact.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const SHOP_LINKS = [
  { label: messages.home, anchor: 'home' },
  { label: messages.services, anchor: 'services' },
  { label: messages.aboutUs, anchor: 'about' },
  { label: messages.contact, anchor: 'contact' },
];

const LEGAL_LINKS = [
  { label: messages.privacyPolicy, anchor: 'privacy' },
  { label: messages.termsOfService, anchor: 'terms' },
];

const LEGAL_PAGES = [
  { label: titles.returns, path: paths.legal('returns') },
  { label: titles.imprint, path: paths.legal('imprint') },
  { label: titles.accessibility, path: paths.legal('accessibility') },
];

const NOTES = [
  { anchor: 'services', page: paths.about, ...footer.services },
  { anchor: 'about', page: paths.about, ...footer.about },
  { anchor: 'contact', page: paths.about, ...footer.contact },
  { anchor: 'privacy', page: paths.legal('privacy'), ...footer.privacy },
  { anchor: 'terms', page: paths.legal('terms'), ...footer.terms },
];

export function Footer() {
  const isSmall = isPurchasePath(useLocation().pathname);
  return (
    <footer className="border-line border-t bg-paper-sunk print:hidden">
      <div
        className={classNames(
          'mx-auto grid max-w-page px-4 max-sm:gap-6 max-sm:pt-8 max-sm:pb-2 sm:px-6',
          isSmall ? 'gap-6 pt-8 pb-2' : 'gap-10 py-12',
        )}
      >
        <div className="flex flex-col gap-8 md:flex-row md:items-start md:justify-between">
          <div className="grid gap-4">
            <Link to={paths.home} aria-label={messages.homeOf(shop.name)} className="w-fit max-w-full rounded-control">
              <Logo />
            </Link>
            <nav aria-label={messages.footer}>
              <AnchorList links={SHOP_LINKS}>
                <li>
                  <Link to={paths.wishes} className={LINK}>
                    {messages.wishList}
                  </Link>
                </li>
              </AnchorList>
            </nav>
          </div>
          <Newsletter />
        </div>
        <Notes isFolded={isSmall} />
      </div>
      <div className="border-line border-t">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-4 text-sm sm:px-6">
          <nav aria-label={legalPages} className="flex flex-wrap gap-x-6">
            {law.regime === 'eu' && (
              <Link to={paths.withdraw} className={classNames(LINK, 'font-semibold underline')}>
                {withdraw}
              </Link>
            )}
            <AnchorList links={LEGAL_LINKS} />
            <ul className="flex flex-wrap gap-x-6">
              {LEGAL_PAGES.map(({ label, path }) => (
                <li key={path}>
                  <Link to={path} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <SocialNetworks />
        </div>
      </div>
    </footer>
  );
}

const LINK = 'inline-flex min-h-11 items-center rounded-control underline-offset-4 hover:underline';

function AnchorList({ links, children }: { links: typeof SHOP_LINKS; children?: ReactNode }) {
  const isHome = useLocation().pathname === paths.home;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ label, anchor }) => (
        <li key={anchor}>
          {anchor === 'home' && !isHome ? (
            <Link to={`${paths.home}#home`} className={LINK}>
              {label}
            </Link>
          ) : (
            <AnchorLink to={anchor} className={LINK}>
              {label}
            </AnchorLink>
          )}
        </li>
      ))}
      {children}
    </ul>
  );
}

/** The specification has no call for the newsletter. */
function Newsletter() {
  return (
    <section aria-label={messages.newsletter} className="w-full max-w-md md:max-lg:max-w-84">
      <p {...IN_SHOP_LANGUAGE} className="text-balance text-ink-soft">
        {footer.newsletter}
      </p>
      <p className="text-balance pt-1 pb-3 text-ink-soft text-sm">{messages.newsletterNotRunning}</p>
      <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => event.preventDefault()}>
        <div className="min-w-0 flex-1 basis-48">
          <TextField
            label={messages.newsletterEmail}
            type="email"
            autoComplete="email"
            placeholder={messages.newsletterExample}
          />
        </div>
        <Button type="submit" look="secondary">
          {messages.subscribe}
        </Button>
      </form>
    </section>
  );
}

function Notes({ isFolded }: { isFolded: boolean }) {
  return (
    <div className="grid gap-x-8 gap-y-6 border-line border-t pt-8 text-sm max-sm:gap-0 max-sm:divide-y max-sm:divide-line max-sm:pt-0 sm:grid-cols-2 md:grid-cols-6 md:*:col-span-2 md:max-lg:[&>:nth-child(n+4)]:col-span-3 lg:grid-cols-5 lg:*:col-span-1">
      {NOTES.map((note) => (
        <Note key={note.anchor} isFolded={isFolded} {...note} />
      ))}
    </div>
  );
}

/** Folded on phones and small footers until the note's link is followed. */
function Note({ anchor, title, text, page, isFolded }: (typeof NOTES)[number] & { isFolded: boolean }) {
  const isTarget = useLocation().hash === `#${anchor}`;
  const isWide = useMediaQuery('(min-width: 40rem)');
  const heading = (
    <h2 {...IN_SHOP_LANGUAGE} id={`${anchor}-title`} className="font-semibold sm:pb-1.5">
      {title}
    </h2>
  );
  const content = (
    <>
      <p {...IN_SHOP_LANGUAGE} className="text-ink-soft leading-relaxed">
        {text}
      </p>
      {anchor === 'contact' && <ShopContact />}
      <Link to={page} className={classNames(LINK, 'text-accent underline')}>
        {readMore<ReactNode>(title, hidden)}
      </Link>
    </>
  );
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      // The end of a page cannot scroll, so the followed note is highlighted.
      className={classNames(
        'transition-colors duration-500 max-sm:-mx-3 max-sm:px-3 sm:-m-3 sm:rounded-control sm:p-3',
        isTarget && 'bg-accent-soft outline outline-accent',
      )}
    >
      {isWide && !isFolded ? (
        <>
          {heading}
          {content}
        </>
      ) : (
        <details open={isTarget} className="group">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 text-base [&::-webkit-details-marker]:hidden">
            {heading}
            <span className="text-ink-soft transition-transform group-open:rotate-180">
              <Icon name="down" size={18} />
            </span>
          </summary>
          <div className="pb-3">{content}</div>
        </details>
      )}
    </section>
  );
}

function SocialNetworks() {
  return (
    <ul className="flex gap-1">
      {footer.networks.map(({ label, path, address }) => (
        <li key={label}>
          <a
            href={address}
            aria-label={label}
            target="_blank"
            rel="noreferrer"
            className="grid size-11 place-items-center rounded-full hover:bg-paper"
          >
            <LineDrawing path={path} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
