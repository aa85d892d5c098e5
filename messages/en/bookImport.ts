import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const sources = {
  own: "Some columns aren't in this shop's own export. Check what they contain.",
  shopify: 'This is a Shopify export.',
  woocommerce: 'This is a WooCommerce export.',
  other: "This file's columns differ from this shop's own export.",
};
export const matchColumns = 'Match columns';
export const mappingIntro =
  "Choose what each column contains. This browser remembers your choices for files with the same columns. Nothing changes until you've seen a preview.";
export const columns = 'Columns in the file';
export const otherColumns = (count: number, shown: Shown) =>
  plural(count, { one: '1 other column', other: `${shown} other columns` });
export const emptyColumns = (count: number, shown: Shown) =>
  plural(count, { one: '1 empty column', other: `${shown} empty columns` });
export const ignoredColumnsCount = (count: number, shown: Shown) =>
  plural(count, { one: '1 ignored column', other: `${shown} ignored columns` });
export const wouldAdd = (books: Shown) => `This file would add ${books}.`;
export const wouldChange = (books: Shown) => `This file would change ${books}.`;
export const ignore = 'Ignore';
export const unnamedColumn = (number: Shown) => `Column ${number}`;
export const forExample = (text: Shown) => `For example: ${isolate(text)}`;
export const emptyColumn = 'Empty column';
export const id = 'ID in this shop';
export const addedOn = 'Added on';
export const categoryForUnmatched = 'Category for unmatched books';
export const refuseUnmatched = 'None (refuse these books)';
export const stillMissing = (fields: Shown) => `Still missing: ${fields}. Required for every book.`;
export const columnSays = (column: Shown, problem: Shown) => `${isolate(column)}: ${problem}`;
export const preview = 'Preview changes';
export const columnsRemembered = 'Using the same columns as last time.';
export const detailsNotImported = 'Details not imported';
export const changeColumns = 'Change columns';
export const previewOfChanges = 'Preview of changes';
export const newBook = 'New';
export const isbnIsInShop = <Part>(title: Part) => ['“', title, '” in the shop has the same ISBN.'];
export const updateWouldChange = 'An update would change:';
export const yourDecision = 'Your decision';
export const chooseDecision = 'Choose…';
export const undecidedBooks = (count: number, shown: Shown) =>
  plural(count, { one: '1 book needs your decision.', other: `${shown} books need your decision.` });
/** Before the import's button. */
export const undecidedLeftOut = (count: number, shown: Shown) =>
  plural(count, { one: '1 undecided book is left out.', other: `${shown} undecided books are left out.` });
export const leaveOut = 'Leave out';
export const leftOut = 'Left out';
export const updateBook = 'Update this book';
export const updateBooks = 'Update the books in the shop';
export const decisionForAll = (count: Shown) => `All ${count} books whose ISBN is in the shop`;
export const decidedOneByOne = 'Decided one by one';
export const addAnyway = 'Add as another book';
export const downloadRefusedRows = 'Download refused rows';
export const refusedRowsHint =
  'A CSV file with the reasons. Correct the rows and import that file: the other books stay as they are.';
export const downloadTemplate = 'Download template';
export const otherShops =
  'Shopify and WooCommerce exports work as they are. For any other file, you choose what each column contains.';
export const largestFile = (megabytes: Shown, onixMegabytes: Shown) =>
  `Up to ${megabytes} MB, or ${onixMegabytes} MB for ONIX.`;
export const onixSupport = 'ONIX 2.1, 3.0 and 3.1, with reference names or short tags.';
export const sampleTitle = 'Book title';
export const sampleAuthor = "Author's name";
export const sampleDescription = 'A description in one or more paragraphs.';
export const samplePublisher = "Publisher's name";
export const importUndone = 'this import has since been undone';

export const recentImports = 'Imports in the last 30 days';
export const importsNotLoaded = "Couldn't load the imports.";
export const loadingImports = 'Loading imports…';
export const importedBy = (moment: Shown, by: Shown) => `${moment}, by ${isolate(by)}`;
export const booksAdded = (books: Shown) => `${books} added`;
export const booksChanged = (books: Shown) => `${books} changed`;
export const copiesSet = (books: Shown) => `stock set for ${books}`;
export const undoImport = 'Undo';
export const undoImportOf = (file: Shown) => `Undo import of ${isolate(file)}`;
export const continueUndo = 'Continue undoing';
export const undoneBy = (moment: Shown, by: Shown) => `Undone on ${moment} by ${isolate(by)}`;
export const undoStarted = (moment: Shown, by: Shown) =>
  `${isolate(by)} started to undo it on ${moment} and hasn't finished`;
export const ownersUndo = 'This import put books on sale, so only an owner can undo it.';
export const undoQuestion = 'Undo this import?';
export const undoConsequences = (books: Shown) =>
  `Changed books and stock levels go back to what they were. ${books} added by the import will be taken off sale. Anything changed since then stays.`;
export const undoConsequencesForChanges =
  'Changed books and stock levels go back to what they were. Anything changed since then stays.';
export const undoing = (done: Shown, total: Shown) => `Undoing: ${done} of ${total}. Keep this page open.`;
export const undoPaused = (seconds: Shown) => `Too many changes at once. Continuing in ${seconds}.`;
export const undone = (restored: number, shown: Shown) =>
  plural(restored, { one: 'One change undone', other: `${shown} changes undone` });
export const notUndone = (count: number, shown: Shown) =>
  plural(count, { one: 'one not undone', other: `${shown} not undone` });
export const undoStopped = (reason: Shown) => `Stopped: ${reason}. Changes already undone stay undone.`;
export const notUndoneHeading = 'Not undone';
export const showNotUndone = "Show what wasn't undone";
export const book = 'Book';
export const reason = 'Reason';
export const notUndoneReasons = {
  changed: 'Changed since the import',
  gone: 'No longer on sale',
  copies: 'Stock not undone: it has changed since the import',
  'older-release': "Imported before a software update, so we can't tell what has changed since",
  picture: 'Undone, but the previous cover no longer exists',
};

export const couldNotBeRead = "Couldn't read the file.";
export const readingFile = 'Reading the file…';
export const fileContents = 'File contents';
export const onixRecords = (books: Shown, deletions: Shown, refused: Shown) =>
  `ONIX message: ${books}, ${deletions} to take off sale, ${refused} refused.`;
export const onixIntro =
  "Each record updates the book it was imported as last time, or the book with the same ISBN. Details missing from the record stay as they are, and so do the categories and stock of existing books. Nothing changes until you've seen a preview.";
export const categoryWithoutSubject = (count: number, shown: Shown) =>
  plural(count, {
    one: "Category for 1 book without a matching subject, if it's new",
    other: `Category for ${shown} books without a matching subject, if they're new`,
  });
export const takePrices = 'Also replace prices set in this shop';
export const takeOffSale = (count: number, shown: Shown) =>
  plural(count, {
    one: 'Take 1 book off sale (deleted in the message)',
    other: `Take ${shown} books off sale (deleted in the message)`,
  });
export const ownersTakeOffSale = 'The message deletes books. Only an owner can take them off sale.';
export const fieldsNotImported = 'ONIX fields not imported';
export const toTakeOffSale = 'To take off sale';
export const takenOffSale = 'Taken off sale';
export const wouldTakeOffSale = (books: Shown) => `It would take ${books} off sale.`;
export const takenOffSaleCount = (books: Shown) => `${books} taken off sale.`;
export const unchangedBooks = 'Books left unchanged';
export const laterMessageKnown = 'A newer message has already been imported';
export const offSale = 'Taken off sale in this shop, so it stays off sale';
export const deletionByOtherSender = (sender: Shown) =>
  sender === ''
    ? "The message deletes it, but its data isn't from this sender"
    : `The message deletes it, but its data is from another sender: ${isolate(sender)}`;
export const fromOtherSender = (sender: Shown, known: Shown) =>
  `From ${isolate(sender || 'a sender without a name')}; the existing details came from ${isolate(known || 'a sender without a name')}`;
export const publisherChangesPreview = 'Changes to the publisher register';
export const publisherChanges = 'Changes made to the publisher register';
export const publisherChange = { added: 'New', changed: 'Details added' };
export const updateRegister = 'Update the publisher register';
export const priceStays = (price: Shown) => `Price set in this shop, so it stays. The record has ${price}`;
export const downloadRefusedRecords = 'Download refused records';
export const refusedRecordsHint = 'A CSV file with the reasons, to send back to the sender.';
export const changeChoices = 'Change choices';
export const viewCover = 'View cover';
export const rememberMessage = 'Save the date of this message';
export const orOnixFile = 'ONIX files (.xml) work too.';
