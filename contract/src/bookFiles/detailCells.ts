import type { BookSubject, Contributor } from '../api/bookDetails.ts';
import { AUTHOR_ROLE } from '../constants.ts';
import type { Cells } from './columns.ts';

/** `Ann Lee [A01]; Bo Ek [B06]`. */
export const contributorsText = (contributors: readonly Contributor[]): string =>
  contributors.map(({ name, role }) => `${name} [${role}]`).join('; ');

/** `thema:FBA; bisac:FIC019000`. */
export const subjectsText = (subjects: readonly BookSubject[]): string =>
  subjects.map(({ scheme, code }) => `${scheme}:${code}`).join('; ');

const partsOf = (cell: string) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function toContributor(part: string): Contributor {
  const open = part.lastIndexOf('[');
  if (open < 0 || !part.endsWith(']')) return { name: part, role: AUTHOR_ROLE };
  return { name: part.slice(0, open).trim(), role: part.slice(open + 1, -1).trim() };
}

function toSubject(part: string): { scheme: string; code: string } {
  const colon = part.indexOf(':');
  return { scheme: part.slice(0, Math.max(0, colon)).trim().toLowerCase(), code: part.slice(colon + 1).trim() };
}

/** Clients may send other types. */
const cellOf = (fields: Cells, name: keyof Cells) => {
  const cell: unknown = fields[name];
  return typeof cell === 'string' ? cell.trim() : undefined;
};

/**
 * Joins the cells of each detail. A series number needs its name, a signature its note. Fields that are not text stay
 * unchanged.
 */
export function readDetailCells(fields: Cells): Record<string, unknown> {
  const { seriesNumber: _number, noteText: _text, noteBy: _by, ...rest } = fields;
  const contributors = cellOf(fields, 'contributors');
  const subjects = cellOf(fields, 'subjects');
  const series = cellOf(fields, 'series');
  const note = cellOf(fields, 'noteText');
  const orderable = cellOf(fields, 'orderable');
  return {
    ...rest,
    ...(contributors !== undefined && { contributors: partsOf(contributors).map(toContributor) }),
    ...(subjects !== undefined && { subjects: partsOf(subjects).map(toSubject) }),
    ...(series !== undefined && {
      series: series === '' ? null : { name: series, number: cellOf(fields, 'seriesNumber') ?? '' },
    }),
    ...(note !== undefined && { note: note === '' ? null : { text: note, by: cellOf(fields, 'noteBy') ?? '' } }),
    ...(orderable === '' && { orderable: null }),
  };
}
