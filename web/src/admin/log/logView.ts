import { type ChangesQuery, changesQuerySchema } from '@bookstore/contract/api/changes';
import { paths } from '../../paths.ts';

/** Reads the address of the log; what it cannot mean is left out. */
export function readLogView(params: URLSearchParams): ChangesQuery {
  const fields = Object.entries(changesQuerySchema.shape).flatMap(([name, schema]) => {
    const { data } = schema.safeParse(params.get(name)?.trim() || undefined);
    return data === undefined ? [] : [[name, data]];
  });
  return Object.fromEntries(fields);
}

/** Where the log shows a view. */
export function toLogAddress(view: ChangesQuery): { pathname: string; search: string } {
  const given = Object.entries(view).filter(([, value]) => value);
  return { pathname: paths.log, search: new URLSearchParams(given).toString() };
}

export const isFiltered = ({ day, by, subject }: ChangesQuery) => [day, by, subject].some(Boolean);
