import type { Shown } from '../wordsOf.ts';

export const required = 'Required';
export const atMostCharacters = (limit: Shown) => `At most ${limit} characters`;
export const mustBeAPriceFrom0 = 'Must be a price from 0 to 1000000 with at most two decimals';
export const mustBeOneOf = (choices: Shown) => `Must be one of ${choices}`;
export const mustBeTrueOrFalse = 'Must be true or false';
export const mustBeAText = 'Must be a text';
export const mustBeAFileNameOr = 'Must be a file name or an http(s) URL';
export const mustChangeSomething = 'Must change something';
export const mustBeTheIdOfA = 'Must be the id of a book';
export const mustBeTheUpdatedatOfThe = 'Must be the updatedAt of the book';
export const mustBeAList = 'Must be a list';
export const atLeastOneChange = 'At least one change';
export const atMostChanges = (booksPerBatch: Shown) => `At most ${booksPerBatch} changes`;
export const eachBookOnce = 'Each book once';
export const mustBeAnIsbnOf10 = 'Must be an ISBN of 10 or 13 digits; please check each of them';
export const mustBeADateLike2019 = 'Must be a date like 2019, 2019-03 or 2019-03-05';
export const mustBeAWholeNumberFrom = (pages: Shown) => `Must be a whole number from 1 to ${pages}`;
export const mustBeTheTagOfA = 'Must be the tag of a language, like en, de or pt-BR';
export const mustBeAnObject = 'Must be an object';
export const atLeastOneRow = 'At least one row';
export const atMostRows = (booksPerBatch: Shown) => `At most ${booksPerBatch} rows`;
export const mustBeAWholeNumber = 'Must be a whole number';
export const atLeast = (min: Shown) => `At least ${min}`;
export const atMost = (max: Shown) => `At most ${max}`;
export const mustBeTrue = 'Must be true';
export const mustSayWhatToSearch = 'Must say what to search';
export const isNotACursorOfThis = 'Is not a cursor of this list';
export const notTogetherWithIds = 'Not together with ids';
export const notTogetherWithQTheBest = 'Not together with q: the best come first';
export const mustBeADarkColourOf =
  'Must be a dark colour of six hexadecimal digits, for example 2b3a4f: white text has to be readable on it';
export const mustBeTheIdOfAn = 'Must be the id of an uploaded picture, or null';
export const mustBe8To128Characters = 'Must be 8 to 128 characters of A-Z, a-z, 0-9, _ and -';
export const mustBeAPhoneNumberDigits = 'Must be a phone number: digits, spaces, + - ( )';
export const mustBeAnAmountWithAt = 'Must be an amount with at most two decimals';
export const mustBeAtMost = (value: Shown) => `Must be at most ${value}`;
export const mustBeABookId = 'Must be a book id';
export const atLeastOneBook = 'At least one book';
export const atMostBooks = (booksPerOrder: Shown) => `At most ${booksPerOrder} books`;
export const mustBeAMomentLike2026 = 'Must be a moment like 2026-11-22T00:00:00.000Z';
export const mustBeLaterThanFrom = 'Must be later than from';
export const mustBeADayYyyyMm = 'Must be a day: YYYY-MM-DD';
export const eitherARangeOrFromAnd = 'Either a range, or from and to';
export const requiredWithFrom = 'Required with from';
export const requiredWithTo = 'Required with to';
export const mustNotBeBeforeFrom = 'Must not be before from';
export const atMostOfThese = (most: Shown) => `At most ${most} of these`;
export const mustBeBookIdsSeparatedBy = 'Must be book ids, separated by commas';
export const atMostIds = (booksById: Shown) => `At most ${booksById} ids`;
export const mustBeACount = (copies: Shown) => `Must be a whole number from 0 to ${copies}`;
export const mustBeADifference = (copies: Shown) => `Must be a whole number from -${copies} to ${copies}, and not 0`;
export const eitherCountOrChange = 'Either count or change';
export const notTogetherWithChange = 'Not together with change';
export const mustBeATimeLike2026 = 'Must be a time like 2026-01-31T09:00:00Z, from 1970 to 9999';
export const mustBe1To128Characters = 'Must be 1 to 128 characters of A-Z, a-z, 0-9, _ and -';
export const theHeadingHasNoColumnThe = (withQuotes: Shown, choices: Shown) =>
  `The heading has no column ${withQuotes}. The columns are ${choices}.`;
export const theHeadingHasTheColumnMore = (withQuotes: Shown) =>
  `The heading has the column ${withQuotes} more than once.`;
export const aQuotationMarkOpensHereThat = 'A quotation mark opens here that is never closed';
export const aQuotationMarkStandsWhereNone =
  'A quotation mark stands where none can: inside a quoted cell write it twice';
export const thisIsASpreadsheetXlsxXls =
  'This is a spreadsheet (.xlsx, .xls or .ods), not a CSV file. Open it, choose “Save as”, and take “CSV UTF-8” as its type.';
export const theFileIsNotUtf8 = 'The file is not UTF-8. In a spreadsheet, save it as “CSV UTF-8”.';
export const theFileHasNoHeadingIts = 'The file has no heading: its first line names the columns.';
export const hasCellsWhereTheHeadingHas = (value: Shown, value2: Shown) =>
  `Has ${value} cells where the heading has ${value2}`;
export const isTheSameBookAsLine = (firstLine: Shown) => `Is the same book as line ${firstLine}`;
export const containsCharactersThatCannotBeShown = 'Contains characters that cannot be shown';
export const mustHaveACharacterThatCan = 'Must have a character that can be seen';
export const mustBeOnOneLine = 'Must be on one line';
export const containsCharactersThatTurnTheDirection = 'Contains characters that turn the direction of the text';
