import type { ChangesQuery } from '@bookstore/contract/api/changesQuery';
import { isDay } from '@bookstore/contract/days';
import { LIMITS } from '@bookstore/contract/limits';
import { paths } from '../../paths.ts';

/** Repeats the API's schema, which would load zod into the browser. The page reports an invalid subject. */
const CAN_BE: Record<keyof ChangesQuery, (text: string) => boolean> = {
  day: isDay,
  by: (text) => text.length <= LIMITS.username,
  subject: () => true,
  cursor: (text) => text.length <= LIMITS.changesCursor,
};

const WHOLE_ORDER_ID = /^[0-9a-f]{32}$/i;

function toSubject(typed = ''): string {
  const text = typed.replace(/^#/, '');
  return WHOLE_ORDER_ID.test(text) ? text.toLowerCase() : text;
}

export function readLogView(params: URLSearchParams): ChangesQuery {
  const entries = Object.entries(CAN_BE).flatMap(([name, canBe]) => {
    const typed = params.get(name)?.trim();
    const text = name === 'subject' ? toSubject(typed) : typed;
    return text && canBe(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(entries);
}

export function toLogAddress(view: ChangesQuery): { pathname: string; search: string } {
  const entries = Object.entries(view).filter(([, value]) => value);
  return { pathname: paths.log, search: new URLSearchParams(entries).toString() };
}

export const isFiltered = ({ day, by, subject }: ChangesQuery) => [day, by, subject].some(Boolean);
