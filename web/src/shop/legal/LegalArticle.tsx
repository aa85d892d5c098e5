import * as messages from '@bookstore/messages/legalPage';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { AnchorLink } from '../../ui/AnchorLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { drawNodes } from './drawNodes.tsx';
import type { LegalText } from './legalText.ts';

/** Number of headings from which a table of contents is shown. */
const LISTED_FROM = 4;

export function LegalArticle({ text: { title, sections, nodes } }: { text: LegalText }) {
  const isListed = sections.length >= LISTED_FROM;
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-8 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,44rem)_1fr] print:block print:p-0">
      <PageHeading {...IN_SHOP_LANGUAGE} className="text-3xl sm:text-5xl lg:col-span-2">
        {title}
      </PageHeading>
      {isListed && <Sections sections={sections} />}
      <div {...IN_SHOP_LANGUAGE} className="grid content-start gap-4 lg:col-start-1 lg:row-start-2">
        {drawNodes(nodes)}
      </div>
    </div>
  );
}

function Sections({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <nav
      aria-label={messages.onThisPage}
      className="h-fit rounded-card bg-paper-sunk p-5 text-sm lg:sticky lg:top-30 lg:col-start-2 lg:row-start-2 print:hidden"
    >
      <p aria-hidden="true" className="pb-1 font-semibold">
        {messages.onThisPage}
      </p>
      <ul {...IN_SHOP_LANGUAGE}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink
              to={id}
              className="inline-flex min-h-9 items-center rounded-control text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
