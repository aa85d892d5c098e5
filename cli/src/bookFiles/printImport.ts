import type { ImportResult } from '@bookstore/contract/api/bookImport';
import type { BookImports, LeftBook, UndonePart } from '@bookstore/contract/api/bookImports';
import type { ChangedField } from '@bookstore/contract/api/changes';
import { reasonsText } from '@bookstore/contract/bookFiles/onix/onixFile';
import type { OnixRecord } from '@bookstore/contract/bookFiles/onix/readOnix';
import type { RowProblem } from '@bookstore/contract/bookFiles/rowProblem';
import { IMPORT_KEPT_DAYS } from '@bookstore/contract/limits';
import { print } from '../lib/print.ts';
import type { ImportReport, PlannedChange } from './importBooks.ts';
import type { OnixReport } from './importOnix.ts';

/** Characters printed of a text. */
const SHOWN = 60;

function valueText(value: ChangedField['before']): string {
  const text = String(value ?? '–').replaceAll(/\s+/g, ' ');
  const characters = Array.from(text);
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text || '–';
}

/** Only the hash of an excerpt is known. */
const excerptText = (value: ChangedField['before']) => (value ? 'text' : '–');

function differenceText(field: string, { before, after }: ChangedField): string {
  if (field === 'excerpt')
    return before && after ? 'excerpt changed' : `excerpt ${excerptText(before)} → ${excerptText(after)}`;
  return `${field} ${valueText(before)} → ${valueText(after)}`;
}

const differencesText = (differences: Readonly<Record<string, ChangedField>>) =>
  Object.entries(differences)
    .map(([field, difference]) => differenceText(field, difference))
    .join('; ');

function printChange({ line, title, differences }: PlannedChange): void {
  print(`line ${line}: “${valueText(title)}”: ${differences ? differencesText(differences) : 'new'}`);
}

function printProblems(problems: readonly RowProblem[]): void {
  for (const { line, field, message } of problems.toSorted((a, b) => a.line - b.line)) {
    print(`line ${line}: ${field ? `${field}: ` : ''}${message}`);
  }
}

export function printReport(report: ImportReport, isDryRun: boolean): void {
  for (const change of report.changes) printChange(change);
  for (const { line, isbn, other } of report.sameIsbns) print(`line ${line}: ${isbn} is also the ISBN of ${other}`);
  for (const column of report.unknownColumns) print(`The column “${column}” means nothing and is passed over.`);
  printProblems(report.remarks);
  printProblems(report.problems);
  const { added, changed, unchanged, refusedRows, importId } = report;
  const words = isDryRun ? 'to add, ' : 'added, ';
  print(
    `${added} ${words}${changed} ${isDryRun ? 'to change' : 'changed'}, ${unchanged} unchanged, ${refusedRows} refused`,
  );
  if (importId !== null) print(`To undo it: npm run books -- undo ${importId}`);
}

const WHAT_BECAME: Readonly<Record<Exclude<ImportResult['fate'], 'refused'>, string>> = {
  added: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  deleted: 'taken off sale',
  outdated: 'left alone, a later message is known',
  gone: 'left alone, it was taken off sale',
  'other-sender': 'left alone, what is known of it is not from the sender that deletes it',
  conflict: 'left alone, somebody has just changed it',
  repeated: 'left alone, another record is of the same book',
};

const senderText = (sender: string) => (sender === '' ? 'a sender without a name' : valueText(sender));

/** Skips unchanged records. */
export function printRecord({ line, title, source, ...record }: OnixRecord, result: ImportResult): void {
  const say = (text: string) => print(`line ${line}: ${source.reference} “${valueText(title)}”: ${text}`);
  if (result.fate === 'refused') {
    say(reasonsText(result.errors));
    return;
  }
  const { fate, differences = {}, priceKept, otherSender } = result;
  const fields = differencesText(differences);
  if (fate !== 'unchanged') say(fields ? `${WHAT_BECAME[fate]}: ${fields}` : WHAT_BECAME[fate]);
  if (fate === 'changed' && otherSender !== undefined)
    say(`it is from ${senderText(source.sender)}, what was known of it from ${senderText(otherSender)}`);
  if (priceKept !== undefined) say(`its price was set in the shop and stays, the record says ${priceKept.toFixed(2)}`);
  if (record.kind === 'book' && record.remarks.length > 0) say(reasonsText(record.remarks));
  const { coverLink } = record.kind === 'book' ? record.book : {};
  if (fate === 'added' && coverLink) say(`a cover can be looked at at ${coverLink}`);
}

export function printOnixReport(report: OnixReport, isDryRun: boolean): void {
  const { fates, deletionsLeft, pricesKept, publishers, notHeld, fault, importId } = report;
  const names = [...notHeld].toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${name} (${count})`);
  if (names.length > 0) print(`Not held, in so many records: ${names.join(', ')}`);
  if (pricesKept > 0)
    print(`Prices that were set in the shop and stay: ${pricesKept} (--prices takes those of the file)`);
  if (deletionsLeft > 0)
    print(`Books that the file deletes and that stay: ${deletionsLeft} (--delete takes them off sale)`);
  const written = Array.from(
    publishers,
    ([name, fate]) => `“${valueText(name)}” (${fate === 'added' ? 'new' : 'gaps filled'})`,
  );
  if (written.length > 0)
    print(`The register of publishers ${isDryRun ? 'would get' : 'has got'}: ${written.join(', ')}`);
  if (fates['other-sender'] > 0)
    print(`Books that the file deletes and that stay, since they are not its sender’s: ${fates['other-sender']}`);
  if (fault !== null) print(fault);
  const will = isDryRun ? 'to ' : '';
  const left = fates.outdated + fates.gone + fates['other-sender'] + fates.conflict + fates.repeated;
  print(
    `${fates.added} ${will}${isDryRun ? 'add' : 'added'}, ${fates.changed} ${will}${isDryRun ? 'change' : 'changed'}, ${fates.deleted} ${isDryRun ? 'to take off sale' : 'taken off sale'}, ${fates.unchanged} unchanged, ${left} left alone, ${fates.refused} refused`,
  );
  if (importId !== null) print(`To undo it: npm run books -- undo ${importId}`);
}

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
  'older-release': 'left alone, imported by an older release: whether it was changed since is not known',
  picture: 'undone, but its former picture is gone',
};

export function printUndone({ restored, left }: UndonePart): void {
  for (const { _id, title, why } of left) print(`${_id} “${title}”: ${WHY_LEFT[why]}`);
  print(`${restored} undone, ${left.length} left alone`);
}
