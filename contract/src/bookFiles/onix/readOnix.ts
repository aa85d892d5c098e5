import * as messages from '@bookstore/messages/onix';
import * as validation from '@bookstore/messages/validation';
import type { FieldError } from '../../api/problem.ts';
import { isbnProblem } from '../convertCells.ts';
import { quotedCell } from '../rowProblem.ts';
import { notHeldOf } from './notHeld.ts';
import { isbnOf, isbnTextsOf, type OnixBook, type OnixDefaults, readOnixBook } from './onixBook.ts';
import { momentOf } from './onixDates.ts';
import { childOf, childrenOf, fieldOf, type OnixElement } from './onixElement.ts';
import type { OnixMarket } from './onixPrice.ts';
import { type RawRecord, readMessage } from './readMessage.ts';
import { toRelease3 } from './toRelease3.ts';

interface OnixSource {
  /** The number with its type in code list 44, or the name; '' if missing. */
  sender: string;
  reference: string;
  /** ISO 8601; null if missing. */
  sentAt: string | null;
}

interface Origin {
  /** One-based line of the record. */
  line: number;
  source: OnixSource;
  /** Thirteen digits; null if missing. */
  isbn: string | null;
  title: string;
}

export type OnixRecord =
  | (Origin & {
      kind: 'book';
      /** Whether the record contains changes only. */
      isUpdate: boolean;
      book: OnixBook;
      notHeld: string[];
      remarks: FieldError[];
    })
  | (Origin & { kind: 'deletion' })
  | (Origin & { kind: 'refused'; problem: string });

export interface OnixOptions extends OnixMarket {
  /** BCP 47. */
  language: string;
}

function senderOf(header: OnixElement | undefined): string {
  const sender = childOf(header, 'Sender');
  const identifier = sender && childrenOf(sender, 'SenderIdentifier')[0];
  const number = fieldOf(identifier, 'IDValue');
  if (number) return `${fieldOf(identifier, 'SenderIDType')}:${number}`;
  return (
    fieldOf(sender, 'SenderName') ||
    fieldOf(header, 'FromEANNumber') ||
    fieldOf(header, 'FromSAN') ||
    fieldOf(header, 'FromCompany')
  );
}

const sentAtOf = (header: OnixElement | undefined) =>
  momentOf(fieldOf(header, 'SentDateTime') || fieldOf(header, 'SentDate'));

const defaultsOf = (header: OnixElement | undefined): OnixDefaults => ({
  currency: fieldOf(header, 'DefaultCurrencyCode'),
  priceType: fieldOf(header, 'DefaultPriceType') || fieldOf(header, 'DefaultPriceTypeCode'),
  language: fieldOf(header, 'DefaultLanguageOfText'),
});

const UPDATE = '04';
const DELETION = '05';
const SINGLE = '00';

const PRINTED = /^[BCP]/;
const DIGITAL = /^[DE]/;
const AUDIO = /^A/;

/** @returns null for printed books and unknown forms */
function whyNotSold(product: OnixElement): string | null {
  const detail = childOf(product, 'DescriptiveDetail');
  const form = fieldOf(detail, 'ProductForm');
  const composition = fieldOf(detail, 'ProductComposition');
  if (DIGITAL.test(form)) return messages.digitalIsNotSold(form);
  if (AUDIO.test(form)) return messages.audioIsNotSold(form);
  // 00 is unspecified, mostly a book.
  if (form && form !== '00' && !PRINTED.test(form)) return messages.formIsNotSold(form);
  return composition && composition !== SINGLE ? messages.setIsNotSold(composition) : null;
}

/** Reports an invalid ISBN if the product has no other. */
function remarksOf(product: OnixElement): FieldError[] {
  if (isbnOf(product) !== null) return [];
  const faults = isbnTextsOf(product).flatMap((text) => {
    const problem = isbnProblem(text, true);
    return problem ? [{ path: 'isbn', message: validation.leftOut(quotedCell(text), problem) }] : [];
  });
  return faults.slice(0, 1);
}

function toRecord({ line, product: raw, header, damage }: RawRecord, options: OnixOptions): OnixRecord {
  const product = toRelease3(raw);
  const reference = fieldOf(product, 'RecordReference');
  const source = { sender: senderOf(header), reference, sentAt: sentAtOf(header) };
  const { language, ...market } = options;
  const notification = fieldOf(product, 'NotificationType');
  const isUpdate = notification === UPDATE;
  // An update leaves missing fields unchanged.
  const defaults = { ...defaultsOf(header), ...(isUpdate && { language: '' }) };
  const book = readOnixBook(product, { market, language, defaults });
  const origin = { line, source, isbn: isbnOf(product), title: book.title ?? '' };
  if (damage !== null) return { ...origin, kind: 'refused', problem: damage };
  if (!reference) return { ...origin, kind: 'refused', problem: messages.noReference };
  if (notification === DELETION) return { ...origin, kind: 'deletion' };
  const problem = whyNotSold(product);
  if (problem) return { ...origin, kind: 'refused', problem };
  return { ...origin, kind: 'book', isUpdate, book, notHeld: notHeldOf(product), remarks: remarksOf(product) };
}

/**
 * Reads ONIX 2.1, 3.0 and 3.1 with reference names or short tags. @throws OnixFault with the line, after all earlier
 * records
 */
export async function* readOnix(bytes: AsyncIterable<Uint8Array>, options: OnixOptions): AsyncGenerator<OnixRecord> {
  for await (const record of readMessage(bytes)) yield toRecord(record, options);
}
