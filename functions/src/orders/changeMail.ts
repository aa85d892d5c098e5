import { isDeepStrictEqual } from 'node:util';
import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { hashOf } from '../lib/hash.ts';
import { type ComposeMail, type MailedOrder, withNewMails } from '../mail/composeMails.ts';
import {
  type ChangeBase,
  dueAtOf,
  isLeased,
  type MailRecord,
  mailId,
  mailRef,
  newSendState,
} from '../mail/mailRecord.ts';
import type { FoundMail } from '../mail/unsentMails.ts';
import type { DeliveryRecord } from './deliveryRecord.ts';
import { ERASED_UID, type OrderRecord } from './orderRecord.ts';
import { toSentTo } from './sentTo.ts';

export interface ChangeNotice {
  /** The admin asks for a mail. An unsent one follows each change. */
  notify?: boolean;
  addedPart?: ChangeBase['parts'][number];
  removedPart?: string;
}

export interface OrderState {
  order: OrderRecord;
  delivery: Pick<DeliveryRecord, 'street' | 'note' | 'gift'> | null;
}

interface ChangeMailContext {
  db: Firestore;
  transaction: Transaction;
  now: Date;
  composeMail: ComposeMail;
  /** Read without locks. */
  mails: readonly FoundMail[];
}

/** Milliseconds after the first unsent change. */
const MAX_WAIT_MS = 60_000;

function deliveryHashOf({ order: { id, name, phone, address }, delivery }: OrderState): string {
  const { city, country, state, zipcode } = address;
  return hashOf(id, name, phone, city, country, state, zipcode, delivery?.street ?? '', delivery?.note ?? '');
}

const toChangeBase = (state: OrderState, at: Date): ChangeBase => ({
  at,
  items: state.order.items.map(({ id, title }) => ({ id, title })),
  totalCents: state.order.totalCents,
  deliveryHash: deliveryHashOf(state),
  waiting: state.order.waiting,
  parts: [],
});

function withParts(
  { parts, ...base }: ChangeBase,
  { addedPart, removedPart }: Omit<ChangeNotice, 'notify'>,
): ChangeBase {
  const remaining = parts.filter(({ orderId }) => orderId !== removedPart);
  return { ...base, parts: addedPart ? [...remaining, addedPart] : remaining };
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).sort();

function isDifferent(base: ChangeBase, { order }: OrderState, isDeliveryChanged: boolean): boolean {
  const { items, totalCents, waiting, parts } = base;
  const isSame =
    totalCents === order.totalCents &&
    isDeepStrictEqual(waiting, order.waiting) &&
    isDeepStrictEqual(idsOf(items), idsOf(order.items));
  return !isSame || isDeliveryChanged || parts.length > 0;
}

/** @param isConfirmed whether the customer's address was confirmed */
export function toChangedOrder(state: OrderState, base: ChangeBase, isConfirmed: boolean) {
  const { order, delivery } = state;
  const change = { base, isDeliveryChanged: deliveryHashOf(state) !== base.deliveryHash };
  return { ...order, sentTo: toSentTo(order.address, delivery, isConfirmed), change } satisfies MailedOrder;
}

/**
 * Further changes rewrite an unsent mail, and remove it if no difference is left. @returns the order's mails
 * afterwards
 */
export function writeChangeMail(
  { db, transaction, now, composeMail, mails }: ChangeMailContext,
  before: OrderState,
  after: OrderState,
  notice: ChangeNotice = {},
): MailRecord[] {
  const id = mailId(after.order.id, 'changed');
  const earlier = mails.find((mail) => mail.id === id);
  const unsent = earlier?.base && isUnsent(earlier, now) ? { ...earlier, base: earlier.base } : undefined;
  if (!unsent && !notice.notify) return [...mails];
  const base = withParts(unsent?.base ?? toChangeBase(before, now), notice);
  const isConfirmed = mails.some(({ showsAddress }) => showsAddress);
  const changed = toChangedOrder(after, base, isConfirmed);
  const needsMail = canBeNotified(after.order) && isDifferent(base, after, changed.change.isDeliveryChanged);
  if (!needsMail) {
    // Second orders remain when this one ends.
    if (!unsent || base.parts.length > 0) return [...mails];
    unsent.read.delete(transaction);
    return mails.filter((mail) => mail !== earlier);
  }
  const mail = composeMail(changed, 'changed', now);
  const soon = new Date(Math.min(now.getTime() + UNDO_SECONDS * 1000, base.at.getTime() + MAX_WAIT_MS));
  const { state, error } = mail.document.delivery;
  const delivery = newSendState({
    state,
    attempts: 0,
    requests: earlier ? earlier.delivery.requests + 1 : 0,
    notBefore: (notice.notify ? null : unsent?.delivery.notBefore) ?? soon,
    error,
  });
  const document = { ...mail.document, delivery, dueAt: dueAtOf(delivery, now) };
  if (earlier) earlier.read.write(transaction, document);
  else transaction.create(mailRef(db, after.order.id, 'changed'), document);
  return withNewMails(mails, [mail]);
}

/** A mail that is being sent may arrive, so the next change needs a new one. */
const isUnsent = ({ delivery }: MailRecord, now: Date) => delivery.state !== 'SUCCESS' && !isLeased(delivery, now);

const canBeNotified = ({ status, uid, email }: OrderRecord) =>
  (status === 'placed' || status === 'packed') && uid !== ERASED_UID && email !== '';
