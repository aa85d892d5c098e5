import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

const quoted = (columns: readonly string[]) => columns.map((column) => `“${column}”`).join(', ');

export const required = 'Required';
export const atLeastCharacters = (least: number) => `At least ${least} characters`;
export const atMostCharacters = (most: number) => `At most ${most} characters`;
export const invalidPrice = 'Must be a price from 0 to 1,000,000 with at most two decimals';
export const mustBeOneOf = (choices: Shown) => `Must be one of ${choices}`;
export const mustBeTrueOrFalse = 'Must be true or false';
export const mustBeAText = 'Must be text';
export const invalidCoverImage = 'Must be a file name or an http(s) URL';
export const invalidHttpsUrl = 'Must be an address that starts with https://';
export const mustChangeSomething = 'Must contain at least one change';
export const invalidChangedBook = 'Must be the id of a book';
export const invalidVersion = 'Must be the updatedAt of the book';
export const mustBeAList = 'Must be a list';
export const atLeastOneChange = 'At least one change';
export const atMostChanges = (most: number) => `At most ${most} changes`;
export const eachBookOnce = 'Each book once';
export const invalidIsbn = 'Must be a valid ISBN with 10 or 13 digits. Please check the digits';
export const invalidPublished = 'Must be a date like 2019, 2019-03 or 2019-03-05';
export const invalidPageCount = (most: number) => `Must be a whole number from 1 to ${most}`;
export const invalidLanguage = 'Must be a language tag, like en, de or pt-BR';
export const mustBeAnObject = 'Must be an object';
export const atLeastOneRow = 'At least one row';
export const mustBeAPart = 'Must be the number of an import part';
export const atMostRows = (most: number) => `At most ${most} rows`;
export const mustBeAWholeNumber = 'Must be a whole number';
export const atLeast = (least: number) => `At least ${least}`;
export const atMost = (most: number) => `At most ${most}`;
export const mustBeTrue = 'Must be true';
export const mustSayWhatToSearch = 'Must contain a search term';
export const invalidCursor = 'Invalid cursor for this list';
export const notTogetherWith = (name: Shown) => `Can't be combined with ${name}`;
export const notTogetherWithQ = "Can't be combined with q: results are sorted by relevance";
export const atLeastMinCopies = 'Must be at least minCopies';
export const atLeastMinPrice = 'Must be at least minPrice';
export const onlyByPrice = 'Must be price or -price with minPrice or maxPrice';
export const invalidTint =
  'Must be a dark colour with six hexadecimal digits, for example 2b3a4f, so that white text is readable on it';
export const invalidCoverId = 'Must be the id of an uploaded picture, or null';
export const invalidIdempotencyKey = 'Must be 8 to 128 characters of A-Z, a-z, 0-9, _ and -';
export const notDeliveredTo = "We don't deliver to this country.";
export const invalidPhone = 'Must be a phone number: digits with separators such as + - ( ) . /, and an extension';
export const invalidAmount = 'Must be an amount with at most two decimals';
export const amountTooLarge = (most: number) => `Must be at most ${most}`;
export const invalidOrderedBook = 'Must be a book id';
export const atLeastOneBook = 'At least one book';
export const atMostBooks = (most: number) => `At most ${most} books`;
export const invalidMoment = 'Must be a time like 2026-11-22T00:00:00.000Z';
export const mustBeLaterThanFrom = 'Must be later than from';
export const invalidDay = 'Must be a day: YYYY-MM-DD';
export const eitherRangeOrDays = 'Either a range, or from and to';
export const requiredWithFrom = 'Required with from';
export const requiredWithTo = 'Required with to';
export const journalTooLong = 'Choose a shorter period';
export const mustNotBeBeforeFrom = 'Must not be before from';
export const tooManySpans = (most: number) => `At most ${most} of these`;
export const invalidBookId = 'Must be a book id';
export const invalidBookIds = 'Must be book ids, separated by commas';
export const atMostIds = (most: number) => `At most ${most} ids`;
export const invalidCount = (most: number) => `Must be a whole number from 0 to ${most}`;
export const invalidStockCell = (most: number) =>
  `Must be a whole number from 0 to ${most}, without thousands separators`;
export const invalidDifference = (most: number) => `Must be a whole number from -${most} to ${most}, and not 0`;
export const eitherCountOrChange = 'Either count or change';
export const notTogetherWithChange = "Can't be combined with change";
export const invalidRowTime = 'Must be a time like 2026-01-31T09:00:00Z, from 1970 to 9999';
export const invalidRowId = 'Must be 1 to 128 characters of A-Z, a-z, 0-9, _ and -';
export const columnsMissing = (columns: readonly string[], all: Shown) =>
  `Missing columns: ${quoted(columns)}. The columns are ${all}.`;
export const columnsTwice = (columns: readonly string[]) => `Duplicate columns: ${quoted(columns)}.`;
export const quotationNeverClosed = 'A quotation mark is never closed';
export const quotationMisplaced = 'Misplaced quotation mark: inside a quoted cell, write it twice';
export const fileIsSpreadsheet =
  'This is a spreadsheet (.xlsx, .xls or .ods), not a CSV file. Open it, choose “Save as” and select “CSV UTF-8”.';
export const fileNotUtf8 = "The file isn't UTF-8. In your spreadsheet, save it as “CSV UTF-8”.";
export const headingMissing = 'The file has no column names in its first line.';
export const notOnSaleThere = (said: Shown) => `Not on sale in the original shop: ${isolate(said)}`;
export const typeNotTaken = (type: Shown) => `Product type “${isolate(type)}” isn't a book`;
export const fileTooLarge = (size: Shown, limit: Shown) =>
  `The file is ${size} MB, and the limit is ${limit} MB. Split it into several files.`;
export const wrongCellCount = (cells: number, columns: number) =>
  `Has ${cells} cells, but there are ${columns} columns`;
export const sameBookAsLine = (line: number) => `Duplicate of line ${line}`;
export const sameTitleAsLine = (line: number) =>
  `Same title and author as line ${line}. For a different edition or variation, add its ISBN or change its title`;
export const unshowableCharacters = "Contains characters that can't be displayed";
export const nothingVisible = 'Must contain a visible character';
export const mustBeOnOneLine = 'Must be on one line';
export const directionOverrides = 'Contains characters that change the text direction';
export const invalidEmail = 'Must be an email address';
export const atMostItems = (most: number) => `At most ${most} items`;
export const withoutSemicolon = 'Must not contain a semicolon';
export const invalidRole = 'Must be a role of ONIX code list 17, like A01 or B06';
export const invalidSubjectCode = 'Must be a valid code, like FBA or FIC019000';

export const cellSays = (why: Shown, cell: Shown) => `${why}: “${isolate(cell)}”`;
export const leftOut = (cell: Shown, why: Shown) => `“${isolate(cell)}” wasn't imported. ${why}`;
export const onlyTheYear = (cell: Shown, year: Shown) => `Imported only the year ${year} from “${isolate(cell)}”`;
export const notAnIsbn = "It isn't a valid ISBN: check the digits";
export const severalIsbns = 'It has more than one ISBN';
export const roundedIsbn =
  'A spreadsheet has rounded this ISBN. Format the column as text in the original file and save it again';
export const sheetMusic = 'Numbers starting with 979-0 are sheet music, not books';
export const unknownLanguage = 'Unknown language. Use a name or code such as English, en or pt-BR';
export const needsSeries = 'A series number needs the name of a series';
export const needsNote = 'Add a note to go with this name';
export const salePeriod = (period: Shown) => `This sale price is for a limited period: ${period}`;
export const soldWithoutStock =
  'The original shop also sells this book without stock, so its stock is not tracked here';
export const otherCurrency = (currency: Shown) => `Must be in ${currency}, not in another currency`;
export const columnWithoutHeading = (position: number) => `No. ${position}, without a heading`;
export const tooManyColumns = (most: number) =>
  `The first line has more than ${most} columns, so this isn't a book file.`;
export const longColumnName = (most: number) =>
  `A column name has more than ${most} characters. The first line must contain the column names.`;
export const longCell = (most: number) => `A cell has more than ${most} characters`;
