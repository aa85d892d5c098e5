import type { ImportResult } from '@bookstore/contract/api/bookImport';
import type { BookImports, SkippedBook, UndonePart } from '@bookstore/contract/api/bookImports';
import type { ChangedField } from '@bookstore/contract/api/changes';
import { reasonsText } from '@bookstore/contract/bookFiles/onix/onixFile';
import type { OnixRecord } from '@bookstore/contract/bookFiles/onix/readOnix';
import type { RowProblem } from '@bookstore/contract/bookFiles/rowProblem';
import { IMPORT_KEPT_DAYS } from '@bookstore/contract/limits';
import { print } from '../lib/print.ts';
import type { ImportReport, PlannedChange } from './importBooks.ts';
import type { OnixReport } from './importOnix.ts';

const MAX_SHOWN = 60;

function valueText(value: ChangedField['before']): string {
  const text = String(value ?? '–').replaceAll(/\s+/g, ' ');
  const characters = Array.from(text);
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join('')}…` : text || '–';
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
  for (const column of report.unknownColumns) print(`The unknown column “${column}” is ignored.`);
  printProblems(report.remarks);
  printProblems(report.problems);
  const { added, changed, unchanged, refusedRows, importId } = report;
  const words = isDryRun ? 'to add, ' : 'added, ';
  print(
    `${added} ${words}${changed} ${isDryRun ? 'to change' : 'changed'}, ${unchanged} unchanged, ${refusedRows} refused`,
  );
  if (importId !== null) print(`To undo it: npm run books -- undo ${importId}`);
}

const FATE_TEXTS: Readonly<Record<Exclude<ImportResult['fate'], 'refused'>, string>> = {
  added: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  deleted: 'taken off sale',
  outdated: 'skipped, a later message is known',
  gone: 'skipped, the book is off sale',
  'other-sender': 'skipped, the data is from another sender',
  conflict: 'skipped, it has just changed',
  repeated: 'skipped, another record is for the same book',
};

const senderText = (sender: string) => (sender === '' ? 'an unnamed sender' : valueText(sender));

export function printRecord({ line, title, source, ...record }: OnixRecord, result: ImportResult): void {
  const printLine = (text: string) => print(`line ${line}: ${source.reference} “${valueText(title)}”: ${text}`);
  if (result.fate === 'refused') {
    printLine(reasonsText(result.errors));
    return;
  }
  const { fate, differences = {}, priceKept, otherSender } = result;
  const fields = differencesText(differences);
  if (fate !== 'unchanged') printLine(fields ? `${FATE_TEXTS[fate]}: ${fields}` : FATE_TEXTS[fate]);
  if (fate === 'changed' && otherSender !== undefined)
    printLine(`the record is from ${senderText(source.sender)}, earlier data from ${senderText(otherSender)}`);
  if (priceKept !== undefined) printLine(`keeps the price set in the shop instead of ${priceKept.toFixed(2)}`);
  if (record.kind === 'book' && record.remarks.length > 0) printLine(reasonsText(record.remarks));
  const { coverLink } = record.kind === 'book' ? record.book : {};
  if (fate === 'added' && coverLink) printLine(`cover: ${coverLink}`);
}

export function printOnixReport(report: OnixReport, isDryRun: boolean): void {
  const { fates, ignoredDeletions, keptPrices, publishers, notHeld, fault, importId } = report;
  const names = [...notHeld].toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${name} (${count})`);
  if (names.length > 0) print(`ONIX fields not imported (records): ${names.join(', ')}`);
  if (keptPrices > 0) print(`Prices kept because the shop has set them: ${keptPrices} (--prices overwrites them)`);
  if (ignoredDeletions > 0) print(`Deletions ignored: ${ignoredDeletions} (--delete takes these books off sale)`);
  const written = Array.from(
    publishers,
    ([name, fate]) => `“${valueText(name)}” (${fate === 'added' ? 'new' : 'gaps filled'})`,
  );
  if (written.length > 0) print(`Publishers ${isDryRun ? 'to add' : 'added'}: ${written.join(', ')}`);
  if (fates['other-sender'] > 0)
    print(`Deletions ignored because the books are from another sender: ${fates['other-sender']}`);
  if (fault !== null) print(fault);
  const will = isDryRun ? 'to ' : '';
  const skipped = fates.outdated + fates.gone + fates['other-sender'] + fates.conflict + fates.repeated;
  print(
    `${fates.added} ${will}${isDryRun ? 'add' : 'added'}, ${fates.changed} ${will}${isDryRun ? 'change' : 'changed'}, ${fates.deleted} ${isDryRun ? 'to take off sale' : 'taken off sale'}, ${fates.unchanged} unchanged, ${skipped} left alone, ${fates.refused} refused`,
  );
  if (importId !== null) print(`To undo it: npm run books -- undo ${importId}`);
}

export function printImports({ imports }: BookImports): void {
  if (imports.length === 0) print(`No imports in the last ${IMPORT_KEPT_DAYS} days.`);
  for (const { _id, at, by, file, added, changed, recounted, parts, undone } of imports) {
    const state = undone ? `; ${undone.parts < parts ? 'partly undone' : 'undone'} ${undone.at}` : '';
    print(`${_id}  ${at}  ${by}  ${file}: ${added} added, ${changed} changed, stock of ${recounted} set${state}`);
  }
}

const SKIP_REASONS: Readonly<Record<SkippedBook['why'], string>> = {
  changed: 'skipped, changed since',
  gone: 'skipped, no longer on sale',
  copies: 'stock skipped, changed since',
  'older-release': 'skipped, because an older release imported it and changes are unknown',
  picture: 'undone, but the previous picture is deleted',
};

export function printUndone({ restored, left }: UndonePart): void {
  for (const { _id, title, why } of left) print(`${_id} “${title}”: ${SKIP_REASONS[why]}`);
  print(`${restored} undone, ${left.length} skipped`);
}
