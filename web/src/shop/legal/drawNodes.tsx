import { chargesText } from '@bookstore/contract/chargesText';
import { deliveryTimeText, taxesText } from '@bookstore/contract/deliveryTexts';
import type { LegalBlock, LegalPlace } from '@bookstore/contract/legalPages';
import * as messages from '@bookstore/messages/legalPage';
import { language } from '@bookstore/messages/words';
import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mailToShop, PHONE_LINK } from '../../lib/contact.ts';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';
import { KeptData } from './KeptData.tsx';
import type { LegalNode, LegalTag } from './legalText.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

const LINK = 'text-accent underline underline-offset-4 hover:text-accent-strong';
const CELL = 'border-line border-b py-2 pr-4 text-left align-top';

const LOOKS: Partial<Record<LegalTag, string>> = {
  h2: 'pt-6 font-display text-2xl',
  h3: 'pt-3 font-semibold text-lg',
  h4: 'pt-1 font-semibold',
  p: 'leading-relaxed',
  ul: 'grid list-disc gap-2 pl-6 leading-relaxed marker:text-ink-soft',
  ol: 'grid list-decimal gap-2 pl-6 leading-relaxed marker:text-ink-soft',
  blockquote: 'grid gap-3 border-line-strong border-l-2 pl-4',
  hr: 'border-line',
  table: 'w-full border-collapse text-sm',
  th: `${CELL} font-semibold`,
  td: CELL,
  a: LINK,
};

/** Static children of one element need no keys. */
export function drawNodes(nodes: readonly LegalNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(drawNode));
}

function drawNode(node: LegalNode): ReactNode {
  if (typeof node === 'string') return node;
  if ('place' in node) return PLACES[node.place]();
  // The app's own texts inside a text of the shop.
  if ('block' in node) return <div lang={language}>{BLOCKS[node.block]()}</div>;
  const { tag, id, href, start, inside } = node;
  const children = inside.map(drawNode);
  if (href?.startsWith('/')) {
    return createElement(Link, { to: href, className: LINK }, ...children);
  }
  return createElement(tag, { id, href, start, className: LOOKS[tag] }, ...children);
}

const countryName = () => new Intl.DisplayNames(shop.languageTag, { type: 'region' }).of(seller.country);

function Address() {
  return [...seller.address, countryName()].map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const PLACES: Record<LegalPlace, () => ReactNode> = {
  shop: () => shop.name,
  seller: () => seller.name,
  address: () => <Address />,
  email: () => (
    <a href={mailToShop()} className={LINK}>
      {seller.email}
    </a>
  ),
  phone: () => (
    <a href={PHONE_LINK} className={LINK}>
      {seller.phone}
    </a>
  ),
  'tax-number': () => seller.taxNumber ?? messages.notGiven,
  register: () => seller.register ?? messages.notGiven,
  'delivery-charge': chargesText,
  'delivery-time': deliveryTimeText,
  taxes: taxesText,
};

const BLOCKS: Record<LegalBlock, () => ReactNode> = {
  sample: () => <p className="rounded-control bg-paper-sunk px-4 py-3 text-ink-soft text-sm">{messages.sampleText}</p>,
  'kept-data': () => <KeptData />,
  'withdrawal-form': () => <WithdrawalForm>{PLACES.address()}</WithdrawalForm>,
  'guarantee-notice': () => <GuaranteeNotice />,
};
