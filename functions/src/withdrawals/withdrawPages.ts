import type { WithdrawalInput } from '@bookstore/contract/api/withdrawal';
import { toOrderNumber } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/withdrawals';
import { seller } from '@bookstore/shop/seller';
import { pageTitle } from '../pages/pageTexts.ts';
import { renderPage, withoutScripts } from '../pages/renderPage.ts';
import { element, escapeXml, link } from '../pages/xml.ts';
import { moment } from './withdrawalMails.ts';

/** Field names of the form. */
export const WITHDRAW_FIELDS = ['name', 'email', 'order', 'items'] as const;
type Field = (typeof WITHDRAW_FIELDS)[number];

/** As typed; `items` has one book per line. */
export type TypedWithdrawal = Record<Field, string>;

export type WithdrawErrors = Partial<Record<Field, string>>;

export const WITHDRAW_PATH = '/withdraw';

const STYLE =
  '.page label,.page dt{display:block;font-weight:600}.page label{margin-top:1rem}.page input,.page textarea{box-sizing:border-box;width:100%}.page textarea{padding:.5rem .75rem;border:1px solid;border-radius:.375rem;background:none;color:inherit;font:inherit}.page button{margin:1rem .75rem 0 0;cursor:pointer}.page button:first-of-type{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}.page dd{margin:0 0 .75rem;white-space:pre-line;overflow-wrap:anywhere;unicode-bidi:plaintext}.page .error{margin:0;color:#b3261e;color:light-dark(#b3261e,#ffb4ab)}';

const POSTAL_ADDRESS = [seller.name, ...seller.address].join(', ');
const elsewhere = () => element('p', messages.elsewhere(seller.email, POSTAL_ADDRESS).join(''));

interface InputSettings {
  label: string;
  hint?: string;
  length: number;
  attributes?: string;
}

const INPUTS: Record<Exclude<Field, 'items'>, InputSettings> = {
  order: { label: messages.orderNumber, hint: messages.orderNumberHint, length: LIMITS.withdrawalOrder },
  name: { label: messages.fullName, length: LIMITS.name, attributes: ' autocomplete="name"' },
  email: {
    label: messages.emailAddress,
    hint: messages.emailHint,
    length: LIMITS.withdrawalEmail,
    attributes: ' type="email" autocomplete="email"',
  },
};

const errorOf = (name: Field, error: string | undefined) =>
  error === undefined ? '' : `<p class="error" id="${name}-error">${escapeXml(error)}</p>`;
const describedBy = (name: Field, error: string | undefined) =>
  ` aria-describedby="${name}-hint${error === undefined ? '' : ` ${name}-error`}"${error === undefined ? '' : ' aria-invalid="true"'}`;

function input(name: keyof typeof INPUTS, value: string, error: string | undefined): string {
  const { label, hint = '', length, attributes = '' } = INPUTS[name];
  return [
    `<label for="${name}">${escapeXml(label)}</label>`,
    `<span id="${name}-hint">${escapeXml(hint)}</span>`,
    `<input id="${name}" name="${name}" value="${escapeXml(value)}" maxlength="${length}" required${attributes}${describedBy(name, error)}>`,
    errorOf(name, error),
  ].join('');
}

/** With line breaks. */
const MAX_ITEMS_TEXT = LIMITS.withdrawalText + LIMITS.withdrawalItems;

const textArea = (value: string, error: string | undefined) =>
  [
    `<label for="items">${escapeXml(messages.whichBooks)}</label>`,
    `<span id="items-hint">${escapeXml(messages.allIfEmpty)}</span>`,
    // The parser drops the first line feed.
    `<textarea id="items" name="items" rows="4" maxlength="${MAX_ITEMS_TEXT}"${describedBy('items', error)}>\n${escapeXml(value)}</textarea>`,
    errorOf('items', error),
  ].join('');

const form = (contentHtml: string[]) => `<form method="post" action="${WITHDRAW_PATH}">${contentHtml.join('')}</form>`;
const button = (step: string, label: string) => `<button name="step" value="${step}">${escapeXml(label)}</button>`;

const render = (document: string, heading: string, content: string[], address?: string) =>
  renderPage(
    document,
    { title: pageTitle(heading), description: messages.pageDescription, ...(address && { address }) },
    { content: [element('h1', heading), ...content].join(''), style: STYLE },
  );

/** An answer to the form, for browsers without scripts only. */
const renderAnswer = (document: string, heading: string, content: string[]) =>
  withoutScripts(render(document, heading, content));

function formOf(typed: TypedWithdrawal, errors: WithdrawErrors): string[] {
  const fields = [
    input('order', typed.order, errors.order),
    textArea(typed.items, errors.items),
    input('name', typed.name, errors.name),
    input('email', typed.email, errors.email),
  ];
  return [element('p', messages.pageIntro), form([...fields, button('review', messages.continueLabel)]), elsewhere()];
}

/** The app's page, with the form for browsers without scripts. @param address canonical */
export const renderWithdraw = (document: string, typed: TypedWithdrawal, address: string): string =>
  render(document, messages.withdraw, formOf(typed, {}), address);

/** The form again, after a mistake or *Change*. */
export const renderForm = (document: string, typed: TypedWithdrawal, errors: WithdrawErrors): string =>
  renderAnswer(document, messages.withdraw, formOf(typed, errors));

function contents({ order, items, name, email }: WithdrawalInput): string {
  const facts = [
    [messages.orderNumber, toOrderNumber(order)],
    [messages.what, items.length === 0 ? messages.wholeOrderLabel : items.join('\n')],
    [messages.fullName, name],
    [messages.emailAddress, email],
  ] as const;
  return `<dl>${facts.map(([term, value]) => element('dt', term) + element('dd', value)).join('')}</dl>`;
}

/** Repeats the declaration. @param key of this declaration, so that confirming twice counts once */
export function renderReview(document: string, input: WithdrawalInput, key: string): string {
  const typed = { ...input, items: input.items.join('\n'), key };
  const hidden = Object.entries(typed).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeXml(value)}">`,
  );
  return renderAnswer(document, messages.checkDetails, [
    element('p', messages.iWithdraw),
    contents(input),
    form([...hidden, button('confirm', messages.confirmWithdrawal), button('change', messages.change)]),
  ]);
}

export function renderReceived(document: string, input: WithdrawalInput, receivedAt: Date): string {
  const when = escapeXml(messages.receivedOn(moment(receivedAt)));
  return renderAnswer(document, messages.thankYou, [
    `<p><time datetime="${receivedAt.toISOString()}">${when}</time></p>`,
    contents(input),
    element('p', messages.receiptGoesTo(input.email)),
    element('p', messages.returnInstructions),
    `<p>${link('/books', messages.goToShop)}</p>`,
  ]);
}

/** @param detail why, in a sentence */
export const renderRefused = (document: string, detail: string): string =>
  renderAnswer(document, messages.withdraw, [
    element('p', detail),
    elsewhere(),
    `<p>${link(WITHDRAW_PATH, messages.backToForm)}</p>`,
  ]);
