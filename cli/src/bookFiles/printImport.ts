import type { BookImports, LeftBook, UndonePart } from '@bookstore/contract/api/bookImports';
import type { ChangedField } from '@bookstore/contract/api/changes';
import { IMPORT_KEPT_DAYS } from '@bookstore/contract/limits';
import { print } from '../lib/print.ts';
import type { ImportReport, PlannedChange } from './importBooks.ts';

/** Of a text no more is printed. */
const SHOWN = 60;

function valueText(value: ChangedField['before']): string {
  const text = String(value ?? '–').replaceAll(/\s+/g, ' ');
  const characters = Array.from(text);
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text || '–';
}

function printChange({ line, title, differences }: PlannedChange): void {
  const fields = Object.entries(differences ?? {}).map(
    ([field, { before, after }]) => `${field} ${valueText(before)} → ${valueText(after)}`,
  );
  print(`line ${line}: “${valueText(title)}”: ${differences ? fields.join('; ') : 'new'}`);
}

/** What an import did, or would do. */
export function printReport(report: ImportReport, isDryRun: boolean): void {
  for (const change of report.changes) printChange(change);
  for (const { line, isbn, other } of report.sameIsbns) print(`line ${line}: ${isbn} is also the ISBN of ${other}`);
  for (const column of report.unknownColumns) print(`The column “${column}” means nothing and is passed over.`);
  const problems = report.problems.toSorted((a, b) => a.line - b.line);
  for (const { line, field, message } of problems) print(`line ${line}: ${field ? `${field}: ` : ''}${message}`);
  const { added, changed, unchanged, refusedRows, importId } = report;
  const words = isDryRun ? 'to add, ' : 'added, ';
  print(
    `${added} ${words}${changed} ${isDryRun ? 'to change' : 'changed'}, ${unchanged} unchanged, ${refusedRows} refused`,
  );
  if (importId !== null) print(`To undo it: npm run books -- undo ${importId}`);
}

/** The imports that can be undone, and those that are. */
export function printImports({ imports }: BookImports): void {
  if (imports.length === 0) print(`Nothing was imported in the last ${IMPORT_KEPT_DAYS} days.`);
  for (const { _id, at, by, file, added, changed, recounted, parts, undone } of imports) {
    const state = undone ? `; ${undone.parts < parts ? 'partly undone' : 'undone'} ${undone.at}` : '';
    print(`${_id}  ${at}  ${by}  ${file}: ${added} added, ${changed} changed, copies of ${recounted} set${state}`);
  }
}

const WHY_LEFT: Readonly<Record<LeftBook['why'], string>> = {
  changed: 'left alone, changed since',
  gone: 'left alone, no longer on sale',
  copies: 'copies left alone, they have changed since',
  picture: 'undone, but its former picture is gone',
};

/** What undoing an import has done, and what it has left alone. */
export function printUndone({ restored, left }: UndonePart): void {
  for (const { _id, title, why } of left) print(`${_id} “${title}”: ${WHY_LEFT[why]}`);
  print(`${restored} undone, ${left.length} left alone`);
}
