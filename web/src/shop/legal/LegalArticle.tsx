import * as messages from '@bookstore/messages/legalPage';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { AnchorLink } from '../../ui/AnchorLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { drawNodes } from './drawNodes.tsx';
import type { LegalText } from './legalText.ts';

/** Number of headings from which a table of contents is shown. */
const LISTED_FROM = 4;

interface Props {
  text: LegalText;
  /** Shown to the right of the text, or above it on narrow screens. */
  aside?: ReactNode;
}

export function LegalArticle({ text: { title, sections, nodes }, aside }: Props) {
  const isListed = sections.length >= LISTED_FROM;
  return (
    <div
      className={classNames(
        'mx-auto grid w-full gap-x-16 gap-y-8 px-4 py-10 sm:px-6 sm:py-14 print:block print:p-0',
        isListed || aside ? 'max-w-page lg:grid-cols-[minmax(0,44rem)_1fr]' : 'max-w-3xl',
      )}
    >
      <PageHeading {...IN_SHOP_LANGUAGE} className="text-3xl sm:text-5xl col-span-full">
        {title}
      </PageHeading>
      {(isListed || aside) && (
        <div className="grid h-fit gap-6 lg:sticky lg:top-30 lg:col-start-2 lg:row-start-2 print:hidden">
          {aside}
          {isListed && <Sections sections={sections} />}
        </div>
      )}
      <div {...IN_SHOP_LANGUAGE} className="grid content-start gap-4 lg:col-start-1 lg:row-start-2">
        {drawNodes(nodes)}
      </div>
    </div>
  );
}

function Sections({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <nav aria-label={messages.onThisPage} className="rounded-card bg-paper-sunk px-5 py-3 text-sm">
      <details className="lg:hidden">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{messages.onThisPage}</summary>
        <SectionLinks sections={sections} />
      </details>
      <div className="py-2 max-lg:hidden">
        <p aria-hidden="true" className="pb-1 font-semibold">
          {messages.onThisPage}
        </p>
        <SectionLinks sections={sections} />
      </div>
    </nav>
  );
}

function SectionLinks({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <ul {...IN_SHOP_LANGUAGE}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <AnchorLink
            to={id}
            className="inline-flex min-h-11 items-center rounded-control text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {title}
          </AnchorLink>
        </li>
      ))}
    </ul>
  );
}
