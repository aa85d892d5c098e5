import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const bookAdded = 'Book added';
export const bookUploaded = 'Your book is uploaded successfully!';
export const confirm = "Yes, It's Okay!";
export const addNewBook = 'Add New Book';
export const startOverWithIsbn = 'Start over with this ISBN';
export const startOver = 'Start over';
export const coverImage = 'Cover Image';
export const scannedIsbn = (isbn: Shown) => `You scanned ${isbn}, which isn't in this form.`;
export const useIsbnHere = 'Use it in this form';
export const bookNotAdded = 'Failed to add book. Please try again.';
export const alreadyAdded = (title: Shown) =>
  `Your first attempt already added “${isolate(title)}” with the details you had entered then. Correct it under Manage Books.`;
export const chooseCategory = 'Choose A Category';
export const oldPriceTooLow = "The old price is lower than the new one, so the shop won't show it as a reduction.";
export const moreDetails = 'More details';
export const loading = 'Loading...';
export const shopUnreachable = (label: Shown) => `${label}: can't reach the shop. You can still save everything else.`;
export const coverPreview = 'Cover preview';
export const coverPreviewHeading = 'Cover preview';
export const draftRestored = "Here's your unfinished book. It hasn't been saved yet.";
export const bookTitle = 'Book Title';
export const category = 'Category';
export const price = 'Price';
export const actions = 'Actions';
export const books = 'Books';
export const copiesNotLoaded = 'Stock not loaded';
export const viewInTheShop = (title: Shown) => `View ${isolate(title)} in the shop`;
export const trending = 'Trending';
export const bookNotDeleted = 'Failed to delete book. Please try again.';
export const bookDeleted = 'Book deleted successfully!';
export const edit = (title: Shown) => `Edit ${isolate(title)}`;
export const editLabel = 'Edit';
export const deleteBook = (title: Shown) => `Delete ${isolate(title)}`;
export const deleteLabel = 'Delete';
export const all = 'All';
export const bestMatchFirst = 'Best match first';
export const findBook = 'Find a book';
export const titleAuthorOrIsbn = 'Title, author or ISBN';
export const show = 'Show';
export const order = 'Sort';
export const theirChangesMerged = (fields: Shown) => `We've added their changes to the form: ${fields}. `;
export const conflictMerged = (changes: Shown, explanation: Shown) =>
  `Someone else has changed this book. ${changes}${explanation}`;
export const takeShopValue = (fields: Shown) => `Use the shop's ${fields}`;
export const useShopValueLabel = "Use the shop's";
export const conflictResolved = 'The form now matches the shop.';
export const updateAgain = 'Press Update Book again to save your changes too.';
export const bothChanged =
  'You both changed the fields below. The form still has your version. Press Update Book again to replace theirs.';
export const deletedBooks = 'Deleted books';
export const bookNotRestored = "Couldn't restore the book. Please try again.";
export const undoDelete = (title: Shown) => `Undo deleting ${isolate(title)}`;
export const deleted = (title: Shown) => `Deleted: ${isolate(title)}`;
export const allBooks = 'All books';
export const bookNotLoaded = 'Error fetching book data';
export const bookIsGone = 'This book is no longer in the shop';
export const loadingBook = 'Loading book…';
export const editBook = 'Update Book';
export const updateBook = 'Update Book';
export const discardChanges = 'Discard my changes';
export const bookChangedElsewhere = 'Someone else has changed this book.';
export const picture = 'Picture';
export const viewBook = 'View book';
export const coverImageUrl = 'Cover Image URL';
export const coverImageHint = 'Leave empty to keep the current cover.';
export const allBooksLabel = 'All Books';
export const addCopies = 'Add copies';
export const seeAll = 'See all';
export const booksNotLoaded = "Couldn't load the books";
export const loadingBooks = 'Loading books…';
export const noBookMatches = (words: Shown) => `No books match “${isolate(words)}”`;
export const pageEmpty = 'This page is empty';
export const noMatches = 'No books match';
export const noBooksYet = 'No books yet';
export const pages = 'Pages';
export const first = 'First';
export const previous = 'Previous';
export const next = 'Next';
export const rowsOfTotal = (first: Shown, last: Shown, total: Shown) => `${first} to ${last} of ${total}`;
export const rows = (first: Shown, last: Shown) => `${first} to ${last}`;
export const unsavedDrafts = 'You have unsaved books:';
export const untitledBook = 'an untitled book';
export const continueWith = (title: Shown) => `Continue with ${isolate(title)}`;
export const title = 'Title';
export const author = 'Author';
export const description = 'Description';
export const oldPrice = 'Old Price';
export const newPrice = 'New Price';
export const publisher = 'Publisher';
export const published = 'Published';
export const language = 'Language';
export const format = 'Format';
export const newestFirst = 'Newest first';
export const priceLowToHigh = 'Price, low to high';
export const priceHighToLow = 'Price, high to low';
export const titleAToZ = 'Title, A to Z';
export const fewestCopiesFirst = 'Fewest copies first';
export const runningLow = 'Running low';
export const toReorder = 'To reorder';
export const reorderBelow = 'Copies below';
export const noTrackedBooks = 'No books with tracked stock';
export const soldOut = 'Sold out';
export const notTrending = 'Not trending';
export const changePrices = 'Change prices';
export const prices = 'Prices';
export const selectedBooks = 'Selected books';
export const markAsTrending = 'Mark as trending';
export const removeFromTrending = 'Remove from trending';
export const deleteBooks = 'Delete books';
export const changeCounted = (books: Shown) => `Change ${books}`;
export const deleteCounted = (books: Shown) => `Delete ${books}`;
export const lower = 'Lower';
export const raise = 'Raise';
export const percentUnit = 'percent';
export const priceChange = 'Price change';
export const direction = 'Direction';
export const unit = 'Unit';
export const percentLabel = 'Percent';
export const noPriceChange = 'No prices would change';
export const roundingHint = 'Rounded to the nearest cent. The struck-through old price stays.';
export const book = 'Book';
export const now = 'Now';
export const newValue = 'New';
export const preview = 'Preview';
export const booksSelected = (books: Shown) => `${books} selected.`;
export const willChange = (books: Shown) => `${books} will change.`;
export const unchangedBooks = (books: Shown) => `Unchanged: ${books}.`;
export const notChangeable = (books: Shown) => `${books} can't be changed like this and will stay the same.`;
export const selectedGone = (count: number, books: Shown) =>
  plural(count, {
    one: `${books} no longer in the shop.`,
    other: `${books} no longer in the shop.`,
  });
export const aboveOldPrice = (books: Shown) =>
  `${books} will cost more than the old price, so the shop won't show the old price.`;
export const changeReportNotLoaded = "Couldn't load the result of your change.";
export const changing = 'Changing';
export const changed = (books: Shown) => `${books} changed`;
export const deleting = 'Deleting';
export const deletedBooksCount = (books: Shown) => `${books} deleted`;
export const undoing = 'Undoing';
export const restoredBooks = (books: Shown) => `Change undone for ${books}`;
export const rateLimitPause = (activity: Shown, wait: Shown) =>
  `${activity}: too many changes at once. Continuing in ${wait}.`;
export const progressKeepOpen = (activity: Shown, books: Shown, count: Shown) =>
  `${activity} ${books}: ${count} so far. Keep this page open.`;
export const notDone = (books: Shown) => `, ${books} not`;
export const bulkChange = 'Bulk change';
export const undoAllChanges = 'Undo all changes';
export const progress = 'Progress';
export const notChanged = 'Not changed';
export const andMore = (books: Shown) => `and ${books} more`;
export const changedByOther = 'someone else has since changed it, so it stays as it is';
export const bookGone = 'no longer in the shop';
export const deletedLabel = 'Deleted';
export const wouldBeBelow = (cents: Shown) => `would be below ${cents}`;
export const wouldBeTooHigh = 'would be above the highest price';
export const dropPictureHint = 'Or drop a picture here, or paste one.';
export const selectedFile = (fileName: Shown) => `Selected: ${isolate(fileName)}`;
export const fileLost = 'We only kept the file name. Please choose the picture again.';
export const keepThePicture = 'Keep picture';
export const removePicture = 'Remove picture';
export const pictureRemovedOnSave = 'The picture will be removed when you save.';
export const pixels = (width: Shown, height: Shown) => `${width} × ${height} pixels, `;
export const zoom = 'Zoom';
export const cropLabel = 'Visible part of the picture';
export const cropHint = 'Drag the frame, or move it with the arrow keys.';
export const cropPosition = (left: Shown, top: Shown) => `${left} from the left, ${top} from the top`;
export const percent = (value: Shown) => `${value} percent`;
export const pictureRefused = (reason: Shown) =>
  `${reason} Without a picture, the shop creates a cover with the title.`;
export const uploadRetryHint = 'Your form and picture are still here.';
export const pictureNotSent = (hint: Shown) =>
  `Couldn't send the picture because the shop can't be reached. ${hint} Try again when you're back online.`;
export const pictureLoginExpired = (hint: Shown) =>
  `The picture wasn't saved because you've been logged out. ${hint} Log in again in another tab, then try again here.`;
export const pictureRateLimited = (hint: Shown) => `Too many pictures in a short time. ${hint} Try again in a minute.`;
export const pictureNotStored = (hint: Shown) =>
  `The shop couldn't save the picture just now. ${hint} Try again in a moment.`;
export const pictureRejected =
  "The shop didn't accept this picture. Choose another one, or remove it to continue without.";
export const sendingThePicture = 'Sending picture…';
export const pictureSent = 'Picture sent';
export const browserCannotEncode =
  "This browser can't create the small version the shop needs. Close other tabs and try again, or use another browser.";
export const fileNotReadable =
  "Your browser can't read this file as a picture. Choose a photo or scan as JPEG, PNG or WebP, and save HEIC photos as JPEG first.";
export const svgNotAccepted = 'This is a vector drawing (SVG). Save it as PNG, then choose that file.';
export const pictureNotReadable =
  "Your browser can't read this picture. It may be damaged or too large. Save a smaller version as JPEG and try again.";
export const fileTooLarge = (size: Shown, limit: Shown) =>
  `This file is ${size}, and the limit is ${limit}. Save a smaller version, then choose that file.`;
export const pictureTooLarge = (millions: Shown, limit: Shown) =>
  `This picture has ${millions} million pixels, and the limit is ${limit} million. Save a smaller version, then choose that file.`;
export const pictureTooSmall = (width: Shown, height: Shown, minWidth: Shown, minHeight: Shown) =>
  `This picture is ${width} × ${height} pixels, but a cover needs at least ${minWidth} × ${minHeight}. Choose a larger one.`;
export const mb = (size: Shown) => `${size} MB`;
export const kb = (size: Shown) => `${size} KB`;
export const notSpecified = 'Not specified';
export const publishedExample = 'For example 2019, 2019-03 or 2019-03-05';
export const isbnStoredAs = (digits: Shown) => `Saved as ${digits}`;
export const scanned = (isbn: Shown) => `Scanned ${isbn}`;
export const isbnAlsoUsed = (title: Shown) => `“${isolate(title)}” also has this ISBN.`;
export const languageHint = 'A name or code, like English or en';
export const invalidIsbn = "This isn't a valid ISBN. Please check the digits.";
export const invalidPublished = "This isn't a date. Write 2019, 2019-03 or 2019-03-05.";
export const invalidPages = (pages: Shown) => `Enter a whole number from 1 to ${pages}.`;
export const invalidLanguage = 'Choose a language, or enter its code, like en or pt-BR.';
export const importLabel = 'Import';
export const stopExport = 'Stop export';
export const exportLabel = 'Export';
export const exportFailed = "Couldn't export the books. Please try again.";
export const exportStarting = 'Starting the export…';
export const exportProgress = (count: Shown, total: Shown) => `${count} of ${total} so far`;
export const chooseCsvFile = 'Choose a CSV file';
export const dropFileHint = "or drop it here. Nothing changes until you've seen a preview.";
export const fileFormat = 'File format';
export const fileFormatHeading = <Columns, Categories>(columns: Columns, categories: Categories) => [
  'The first line names the columns, in any order: ',
  columns,
  '. Required are title, description, category (',
  categories,
  ') and both prices. Save it as CSV UTF-8, with commas, semicolons or tabs.',
];
export const fileFormatIds =
  'A row with an _id updates that book. A row without one updates an imported book with the same title and author, or adds a new book. Books not in the file stay unchanged. The easiest way to start: export your books and edit that file.';
export const fileFormatStock =
  'A number in the stock column replaces the current stock and ignores sales since the file was saved. Leave the column out unless you want to change stock.';
export const importBooks = 'Import books';
export const comparing = 'Comparing with the shop…';
export const importingKeepOpen = 'Importing: keep this page open';
export const importPause = (wait: Shown) => `Too many changes at once. Continuing in ${wait}.`;
export const importProgress = (activity: Shown, books: Shown, done: Shown, total: Shown) =>
  `${activity}. ${books} ${done} of ${total}.`;
export const nothingToImport = 'Nothing to import.';
export const importSummary = (added: Shown, changed: Shown) => `This file would add ${added} and change ${changed}.`;
export const ignoredColumns = (columns: Shown) => `Ignored columns: ${columns}`;
export const duplicateIsbns = 'Duplicate ISBNs';
export const pleaseCheck = 'Please check';
export const refusedRows = 'Refused rows';
export const problem = 'Problem';
export const importBooksCount = (books: Shown) => `Import ${books}`;
export const chooseOtherFile = 'Choose another file';
export const plannedChanges = 'Books to add and change';
export const importStopped = (stopped: Shown) => `Stopped: ${stopped}. Changes already made are kept.`;
export const imported = (books: Shown) => `${books} imported.`;
export const continueImport = (books: Shown) => `Continue with ${books}`;
export const seeBooks = 'See the books';
export const rowTooLong = 'Too long for a book';
export const isbn = (isbn: Shown) => `ISBN ${isbn}`;
export const isbnUsedBy = (title: Shown) => `of “${isolate(title)}”`;
export const atLine = (line: Shown) => `on line ${line}`;
export const isbnAlsoOf = (isbn: Shown, place: Shown) => `${isbn} is also the ISBN ${place}`;
export const pageLeftReason = 'you left the page';
export const bookChangedByOther = 'Someone else has since changed this book, so it stays as it is';
export const scan = 'Scan';
export const typeDigitsHint = 'Or type the digits below the barcode.';
export const cameraNeedsHttps = 'The camera only works at addresses that start with https.';
export const cameraNotAllowed =
  "This site isn't allowed to use the camera. Allow it in the address bar, then try again.";
export const noCamera = 'No camera found on this device.';
export const cameraNotStarted = "Couldn't start the camera. Close other apps that use it, then try again.";
export const readerNotLoaded = "Couldn't start the barcode reader. Check your connection, then try again.";
export const cameraStopped = 'The camera has stopped.';
export const scanBarcode = 'Scan barcode';
export const cameraStarting = 'Starting the camera…';
export const barcodeNotIsbn = (code: Shown) =>
  `${code} isn't an ISBN. Look for the barcode that starts with 978 or 979.`;
export const holdBarcode = "Hold a book's barcode in front of the camera.";
export const cameraPicture = 'Camera picture';
export const deliveryIsbn = 'Scan or type ISBN';
export const deliveryIsbnHint = 'Scan or type it';
export const addCopy = 'Add a copy';
export const before = 'Before';
export const copyAdded = <Title, Count>(title: Title, count: Count) => ['+1 copy of ', title, ' (now ', count, ')'];
export const notAnIsbn = (text: Shown) => `“${isolate(text)}” isn't a valid ISBN. Please check the digits.`;
export const unknownIsbn = (isbn: Shown) => `No book has the ISBN ${isbn}.`;
export const addBookWithIsbn = 'Add a book with this ISBN';
export const copyNotAdded = (text: Shown, reason: Shown) =>
  `${text}: ${reason}. You can safely try again: it only counts once.`;
/** Shown below a sold-out book. */
export const soldOutSince = (day: Shown) => `since ${day}`;
export const stockText = (stock: Shown, title: Shown) => `${stock}: ${isolate(title)}`;
export const stockOf = (stock: Shown, title: Shown) => `${stock} of ${isolate(title)}`;
export const stockNotChanged = "Couldn't change the stock. Please try again.";
export const copiesOf = (title: Shown) => `Copies of ${isolate(title)}`;
export const oneLess = 'One less';
export const copies = 'Copies';
export const oneMore = 'One more';
export const save = 'Save';
export const stockNotTracked = 'stock not tracked';
export const stockChangedMeanwhile = (copies: Shown, before: Shown) =>
  `Now ${copies}, ${before} when you opened this. We'll apply your change to the current number.`;
export const emptyStopsTracking = "Leave empty if you don't track this book's stock. It can then always be ordered.";
export const stockTracked = 'Stock tracked';
export const stockNotTrackedLabel = 'Stock not tracked';
export const stockNotTrackedShort = 'Not tracked';
export const pictureToolNotLoaded =
  "Can't open the picture because the shop can't be reached. Choose it again in a moment.";
export const bookNotUpdated = 'Failed to update book.';
export const bookUpdated = 'Book Updated';
export const bookUpdatedText = 'Your book is updated successfully!';
export const addBook = 'Add Book';
export const adding = 'Adding..';
export const select = (title: Shown) => `Select ${isolate(title)}`;
export const toAdd = 'To add';
export const toChange = 'To change';
export const unchanged = 'Unchanged';
export const refused = 'Refused';
export const line = 'Line';
export const details = 'Details';
export const addedFigure = 'Added';
export const changedFigure = 'Changed';
export const notImported = 'Not imported';
export const couldNotBeCompared = (reason: Shown) => `Couldn't compare the file with the shop: ${reason}.`;
export const selectPage = 'Select all books on this page';
export const yourValue = 'Yours, in the form';
export const shopValue = 'Saved version';
export const yes = 'yes';
export const no = 'no';
export const empty = 'empty';
