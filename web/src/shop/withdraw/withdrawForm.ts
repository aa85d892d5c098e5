import type { Order } from '@bookstore/contract/api/order';
import type { NewWithdrawal } from '@bookstore/contract/api/withdrawal';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/withdrawals';

export interface WithdrawFields {
  /** Id of the customer's order; '' for another order, whose number is typed. */
  chosen: string;
  order: string;
  name: string;
  email: string;
  extent: 'all' | 'some';
  items: string[];
  /** Books of another order, one per line. */
  lines: string;
}

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const characters = (text: string) => Array.from(text).length;

/** A newly chosen order starts without ticks. */
const listTicked = ({ chosen, items }: WithdrawFields, orders: readonly Order[]) =>
  orders.find(({ _id }) => _id === chosen)?.items.filter(({ _id }) => items.includes(_id)) ?? [];

/** Finds errors by field, in page order. */
export function validateWithdrawal(
  fields: WithdrawFields,
  orders: readonly Order[],
): Partial<Record<keyof WithdrawFields, string>> {
  const { chosen, order, name, email, extent, lines } = fields;
  const listed = toLines(lines);
  const isTooMuch =
    listed.length > LIMITS.withdrawalItems || listed.some((line) => characters(line) > LIMITS.withdrawalItem);
  return {
    ...(chosen === '' && order.trim() === '' && { order: messages.enterOrder }),
    ...(extent === 'some' &&
      chosen !== '' &&
      listTicked(fields, orders).length === 0 && { items: messages.chooseBooks }),
    ...(extent === 'some' && chosen === '' && listed.length === 0 && { lines: messages.chooseBooks }),
    ...(extent === 'some' &&
      chosen === '' &&
      isTooMuch && { lines: messages.tooManyBooks(LIMITS.withdrawalItems, LIMITS.withdrawalItem) }),
    ...(name.trim() === '' && { name: messages.enterName }),
    ...(!/^\s*[^\s@]+@[^\s@]+\s*$/.test(email) && { email: messages.enterEmail }),
  };
}

export function toNewWithdrawal(fields: WithdrawFields, orders: readonly Order[]): NewWithdrawal {
  const { chosen, order, name, email, extent, lines } = fields;
  const ownOrder = orders.find(({ _id }) => _id === chosen);
  const titles = ownOrder ? listTicked(fields, orders).map(({ title }) => title) : toLines(lines);
  return {
    name: name.trim(),
    email: email.trim(),
    order: ownOrder?._id ?? order.trim(),
    items: extent === 'all' ? [] : titles,
  };
}
