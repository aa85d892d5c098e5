import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

/* Importing books from files, and undoing it. */

/** Whose form a file has. */
export const sources = {
  shopify: 'This is an export of Shopify.',
  woocommerce: 'This is an export of WooCommerce.',
  other: 'This file has other columns than an export of this shop.',
};
export const whatTheColumnsAre = 'What the columns are';
export const mappingIntro =
  'Say which column holds what. It is remembered on this device for files with the same columns. Nothing is changed before you have seen what would be.';
export const columnsOfTheFile = 'Columns of the file';
export const otherColumns = (count: number, shown: Shown) =>
  plural(count, { one: '1 other column', other: `${shown} other columns` });
export const notTaken = 'Not taken';
export const unnamedColumn = (number: Shown) => `Column ${number}`;
export const forExample = (text: Shown) => `For example: ${isolate(text)}`;
export const emptyColumn = 'Nothing stands in it';
export const id = 'ID in this shop';
export const addedOn = 'Added on';
export const categoryOfOthers = 'Category of books that name none of this shop’s';
export const refuseThem = 'None: these books are refused';
export const stillMissing = (fields: Shown) =>
  `Still missing: ${fields}. Without it nothing of the file can be a book.`;
export const compare = 'Compare with the shop';
export const columnsAsLastTime = 'The columns are taken as last time.';
export const cellsLeftOut = 'Details that are not imported';
export const changeTheColumns = 'Change the columns';
export const whatWouldChange = 'What would change';
export const newOne = 'New';
export const downloadRefusedRows = 'Download the refused rows';
export const refusedRowsHint =
  'As a CSV file with the reasons. Mend the rows there and import that file: the other books stay as they are.';
export const downloadATemplate = 'Download a template';
export const otherShopsAreRead =
  'Exports of Shopify and WooCommerce are read as they are; of any other file you say which column holds what.';
export const largestFile = (megabytes: Shown, onixMegabytes: Shown) =>
  `At most ${megabytes} MB, in ONIX ${onixMegabytes} MB.`;
export const onixIsRead = 'Messages in ONIX 2.1, 3.0 and 3.1 are read, with reference names or short tags.';
export const sampleTitle = 'Title of the book';
export const sampleAuthor = 'Name of the author';
export const sampleDescription = 'What the book is about, in one or more paragraphs.';
export const samplePublisher = 'Name of the publisher';
export const importUndoneMeanwhile = 'this import was undone meanwhile';

export const latestImports = 'Imports of the last 30 days';
export const importsNotLoaded = 'The imports could not be loaded.';
export const loadingImports = 'Loading the imports';
export const importedBy = (moment: Shown, by: Shown) => `${moment}, by ${isolate(by)}`;
export const booksAdded = (books: Shown) => `${books} added`;
export const booksChanged = (books: Shown) => `${books} changed`;
export const copiesSet = (books: Shown) => `copies of ${books} set`;
export const undoImport = 'Undo';
export const undoImportOf = (file: Shown) => `Undo the import of ${isolate(file)}`;
export const goOnUndoing = 'Go on undoing';
export const undoneBy = (moment: Shown, by: Shown) => `Undone on ${moment} by ${isolate(by)}`;
export const undoBegun = (moment: Shown, by: Shown) =>
  `${isolate(by)} began to undo it on ${moment} and has not finished`;
export const ownersUndoIt = 'It put books on sale: an owner of the shop can undo it.';
export const undoThisImport = 'Undo this import?';
export const undoExplained = (books: Shown) =>
  `Changed books and copies become what they were before. ${books} that it put on sale will be off sale again. What was changed since stays as it is.`;
export const undoExplainedForChanges =
  'Changed books and copies become what they were before. What was changed since stays as it is.';
export const undoing = (done: Shown, total: Shown) => `Undoing: ${done} of ${total}. Keep this page open.`;
export const undoWaits = (seconds: Shown) => `Too many changes at once: it goes on in ${seconds}.`;
export const undone = (restored: number, shown: Shown) =>
  plural(restored, { one: 'One change undone', other: `${shown} changes undone` });
export const leftAlone = (count: number, shown: Shown) =>
  plural(count, { one: 'one left alone', other: `${shown} left alone` });
export const undoStopped = (reason: Shown) => `It stopped: ${reason}. What was undone stays undone.`;
export const whatWasLeftAlone = 'What was left alone';
export const showWhatWasLeft = 'Show what was left alone';
export const book = 'Book';
export const why = 'Why';
/** Why something was left alone. */
export const leftBecause = {
  changed: 'Changed since the import',
  gone: 'No longer on sale',
  copies: 'Only its copies were left alone: they have changed since',
  'older-release': 'Imported before the shop’s software was updated: whether it was changed since is not known',
  picture: 'Undone, but its former picture is gone',
};

/* Files in ONIX. */
export const couldNotBeRead = 'The file could not be read.';
export const readingFile = 'Reading the file';
export const whatTheFileHolds = 'What the file holds';
export const recordsOfOnix = (books: Shown, deletions: Shown, refused: Shown) =>
  `A message in ONIX: ${books}, ${deletions} to be taken off sale, ${refused} refused.`;
export const onixIntro =
  'A record changes the book that it was read for before, or that has its ISBN. What it does not say stays, as do categories and copies of books that are there. Nothing is changed before you have seen what would be.';
export const categoryWithoutSubject = (count: number, shown: Shown) =>
  plural(count, {
    one: 'Category of 1 book whose subjects this shop has none for, where it is new',
    other: `Category of ${shown} books whose subjects this shop has none for, where they are new`,
  });
export const takePrices = 'Also change prices that were set in this shop';
export const takeOffSale = (count: number, shown: Shown) =>
  plural(count, {
    one: 'Take 1 book off sale that the message deletes',
    other: `Take ${shown} books off sale that the message deletes`,
  });
export const ownersDeleteThem = 'It deletes books: an owner of the shop can take them off sale.';
export const whatIsNotHeld = 'What it says and this shop cannot hold, by names of ONIX';
export const toTakeOffSale = 'To take off sale';
export const takenOffSale = 'Taken off sale';
export const wouldTakeOffSale = (books: Shown) => `It would take ${books} off sale.`;
export const tookOffSale = (books: Shown) => `${books} taken off sale.`;
export const leftAsTheyAre = 'Books that stay as they are';
export const laterMessageIsKnown = 'A message that was sent later is known';
export const isOffSale = 'Was taken off sale here, and stays so';
export const deletionOfAnotherSender = (sender: Shown) =>
  sender === ''
    ? 'The message deletes it, but what is known of it is not from this sender'
    : `The message deletes it, but what is known of it is from another sender: ${isolate(sender)}`;
export const fromAnotherSender = (sender: Shown, known: Shown) =>
  `From ${isolate(sender || 'a sender without a name')}; what is known so far is from ${isolate(known || 'a sender without a name')}`;
export const publishersToCome = 'What the register of publishers would get';
export const publishersTaken = 'What the register of publishers has got';
/** Of an entry of the register. */
export const becomesOfPublisher = { added: 'New', changed: 'Gaps filled' };
export const fillTheRegister = 'Fill the register of publishers';
export const priceStays = (price: Shown) => `The price was set here and stays; the record says ${price}`;
export const downloadRefusedRecords = 'Download the refused records';
export const refusedRecordsHint = 'As a CSV file with the reasons, for whoever has sent them.';
export const changeChoices = 'Decide otherwise';
export const lookAtCover = 'Look at the cover';
export const noteTheMessage = 'Remember when this message was sent';
export const orOnix = 'A message of the book trade in ONIX (.xml) will do, too.';
