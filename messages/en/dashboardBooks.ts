import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const bookAdded = 'Book added';
export const yourBookIsUploadedSuccessfully = 'Your book is uploaded successfully!';
export const yesItsOkay = "Yes, It's Okay!";
export const addNewBook = 'Add New Book';
export const startAnewWithTheIsbn = 'Start over with the ISBN';
export const startAnew = 'Start over';
export const coverImage = 'Cover Image';
export const youCameWithTheIsbnWhich = (isbn: Shown) => `You came with the ISBN ${isbn}, which is not in this form.`;
export const putTheIsbnIntoThisForm = 'Put the ISBN into this form';
export const failedToAddBookPleaseTry = 'Failed to add book. Please try again.';
export const yourFirstTryHasAddedAs = (title: Shown) =>
  `Your first try has added “${isolate(title)}” as the form was then. Correct it under Manage Books.`;
export const chooseACategory = 'Choose A Category';
export const theOldPriceIsLowerThan =
  'The old price is lower than the new one. The shop will not strike it through: nobody would save anything.';
export const moreDetails = 'More details';
export const loading = 'Loading...';
export const thisPartCouldNotBeLoaded = 'This part could not be loaded. Close it and open it again.';
export const theShopCannotBeReachedEverything = (label: Shown) =>
  `${label}: the shop cannot be reached. Everything else can be saved.`;
export const theCoverAsTheShopWill = 'The cover as the shop will show it';
export const asTheShopWillShowIt = 'As the shop will show it';
export const thisIsAsYouLeftIt = 'This is as you left it; it is not saved yet.';
export const bookTitle = 'Book Title';
export const category = 'Category';
export const price = 'Price';
export const actions = 'Actions';
export const books = 'Books';
export const copiesNotLoaded = 'Copies not loaded';
export const viewInTheShop = (title: Shown) => `View ${isolate(title)} in the shop`;
export const trending = 'Trending';
export const failedToDeleteBookPleaseTry = 'Failed to delete book. Please try again.';
export const bookDeletedSuccessfully = 'Book deleted successfully!';
export const edit = (title: Shown) => `Edit ${isolate(title)}`;
export const editLabel = 'Edit';
export const deleteText = (title: Shown) => `Delete ${isolate(title)}`;
export const deleteTextLabel = 'Delete';
export const all = 'All';
export const bestMatchFirst = 'Best match first';
export const findABook = 'Find a book';
export const titleAuthorOrCategory = 'Title, author or category';
export const show = 'Show';
export const order = 'Sort';
export const theirChangesAreInTheForm = (others: Shown) => `Their changes are in the form now: ${others}. `;
export const somebodyChangedThisBookMeanwhile = (others: Shown, explain: Shown) =>
  `Somebody changed this book meanwhile. ${others}${explain}`;
export const takeTheShops = (fieldLabels: Shown) => `Take the shop's ${fieldLabels}`;
export const takeTheShopsLabel = "Take the shop's";
export const theFormNowSaysTheSame = 'The form now says the same as the shop.';
export const updateAgainToSaveYoursWith = 'Update again to save yours with it.';
export const youBothChangedWhatFollowsWhat =
  'You both changed what follows. What you typed is still in the form; update again to put it in the place of what is there now.';
export const deletedBooks = 'Deleted books';
export const failedToRestoreBookPleaseTry = 'Failed to restore book. Please try again.';
export const undoDeleting = (title: Shown) => `Undo deleting ${isolate(title)}`;
export const deleted = (title: Shown) => `Deleted: ${isolate(title)}`;
export const allBooks = 'All books';
export const errorFetchingBookData = 'Error fetching book data';
export const bookIsGone = 'This book is no longer in the shop';
export const loadingTheBook = 'Loading the book';
export const editBook = 'Update Book';
export const updateBook = 'Update Book';
export const takeTheBookAsItIs = 'Take the book as it is';
export const somebodyChangedThisBookMeanwhileSentence = 'Somebody changed this book meanwhile.';
export const picture = 'Picture';
export const viewBook = 'View book';
export const coverImageUrl = 'Cover Image URL';
export const leftEmptyTheBookKeepsThe = 'Left empty, the book keeps the cover it has.';
export const allBooksLabel = 'All Books';
export const addCopies = 'Add copies';
export const seeAll = 'See all';
export const addingCopiesCouldNotBeLoaded = 'Adding copies could not be loaded. Everything else can be done.';
export const theBooksCouldNotBeLoaded = 'The books could not be loaded';
export const loadingTheBooks = 'Loading the books';
export const noBookMatches = (q: Shown) => `No book matches “${isolate(q)}”`;
export const thereAreNoMoreBooksOn = 'There are no more books on this page';
export const noBookIsLikeThat = 'No book fits this choice';
export const thereAreNoBooksYet = 'There are no books yet';
export const pages = 'Pages';
export const first = 'First';
export const previous = 'Previous';
export const next = 'Next';
export const toOf = (first: Shown, last: Shown, total: Shown) => `${first} to ${last} of ${total}`;
export const to = (first: Shown, last: Shown) => `${first} to ${last}`;
export const youHaveNotSavedYetWhat = 'You have not saved yet what you wrote:';
export const aBookWithoutATitle = 'a book without a title';
export const goOnWith = (trim: Shown) => `Go on with ${isolate(trim)}`;
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
export const noBookIsCounted = 'No book has its copies counted';
export const soldOut = 'Sold out';
export const notTrending = 'Not trending';
export const changePrices = 'Change prices';
export const selectedBooks = 'Selected books';
export const markAsTrending = 'Mark as trending';
export const noLongerTrending = 'No longer trending';
export const deleteBooks = 'Delete books';
export const cancel = 'Cancel';
export const change = 'Change';
export const lower = 'Lower';
export const raise = 'Raise';
export const perCent = 'per cent';
export const howPricesChange = 'How prices change';
export const direction = 'Direction';
export const unit = 'Unit';
export const perCentLabel = 'Per cent';
export const noPricesChangeByThat = 'No prices change by that';
export const roundedToWholeCentsHalfA =
  'Rounded to whole cents, half a cent up. The old price, which is struck through, stays.';
export const book = 'Book';
export const now = 'Now';
export const thenText = 'Then';
export const preview = 'Preview';
export const willChange = (books: Shown) => `${books} will change.`;
export const wouldStay = (books: Shown) => `Unchanged: ${books}.`;
export const cannotBeChangedSoAndWill = (books: Shown) => `${books} cannot be changed so and will stay.`;
export const ofTheSelectedNoLongerIn = (count: number, books: Shown) =>
  plural(count, {
    one: `${books} of the selected is no longer in the shop.`,
    other: `${books} of the selected are no longer in the shop.`,
  });
export const willCostMoreThanTheOld = (books: Shown) =>
  `${books} will cost more than the old price, which is then not struck through.`;
export const theNoteOnYourChangeCould = 'The note on your change could not be loaded.';
export const changing = 'Changing';
export const changed = (books: Shown) => `${books} changed`;
export const deleting = 'Deleting';
export const deletedForBooks = (books: Shown) => `${books} deleted`;
export const undoing = 'Undoing';
export const asBefore = (books: Shown) => `${books} as before`;
export const tooManyChangesAtOnceIt = (doing: Shown, waitSeconds: Shown) =>
  `${doing}: too many changes at once. It goes on in ${waitSeconds}.`;
export const soFarKeepThisPageOpen = (doing: Shown, books: Shown, count: Shown) =>
  `${doing} ${books}: ${count} so far. Keep this page open.`;
export const not = (notDone: Shown) => `, ${notDone} not`;
export const changeOfManyBooks = 'Change of many books';
export const undoAllChanges = 'Undo all changes';
export const undo = 'Undo';
export const tryAgain = 'Try again';
export const close = 'Close';
export const progress = 'Progress';
export const notChanged = 'Not changed';
export const andMore = (books: Shown) => `and ${books} more`;
export const changedMeanwhileBySomebodyElseIt = 'changed meanwhile by somebody else: it stays as it is now';
export const noLongerInTheShop = 'no longer in the shop';
export const deletedLabel = 'Deleted';
export const wouldBeBelow = (cents: Shown) => `would be below ${cents}`;
export const wouldBeAboveTheHighestPrice = 'would be above the highest price';
export const orDropAPictureHereOr = 'Or drop a picture here, or paste one.';
export const selected = (fileName: Shown) => `Selected: ${isolate(fileName)}`;
export const onlyItsNameWasKeptChoose = 'Only its name was kept: choose the picture again.';
export const keepThePicture = 'Keep the picture';
export const removePicture = 'Remove picture';
export const thePictureGoesWhenYouSave = 'The picture goes when you save.';
export const pixels = (width: Shown, height: Shown) => `${width} × ${height} pixels, `;
export const zoom = 'Zoom';
export const thePartOfThePictureThat = 'The part of the picture that is shown';
export const dragTheFrameOrMoveIt = 'Drag the frame, or move it with the arrow keys.';
export const fromTheLeftFromTheTop = (percentFrom: Shown, percentFrom2: Shown) =>
  `${percentFrom} from the left, ${percentFrom2} from the top`;
export const percent = (round: Shown) => `${round} percent`;
export const withoutOneTheShopDrawsThe = (why: Shown) => `${why} Without one the shop draws the title.`;
export const theFormAndThePictureAre = 'The form and the picture are still here.';
export const thePictureCouldNotBeSent = (isKept: Shown) =>
  `The picture could not be sent: the shop cannot be reached. ${isKept} Try again when the connection is back.`;
export const thePictureWasNotTakenYour = (isKept: Shown) =>
  `The picture was not taken: your log-in has ended. ${isKept} Log in again in another tab, then try again here.`;
export const theShopHasTakenManyPictures = (isKept: Shown) =>
  `The shop has taken many pictures in a short time. ${isKept} Try again in a minute.`;
export const theShopCouldNotKeepThe = (isKept: Shown) =>
  `The shop could not keep the picture just now. ${isKept} Try again in a moment.`;
export const theShopRefusedThePictureChoose =
  'The shop refused the picture. Choose another, or remove it to go on without.';
export const sendingThePicture = 'Sending the picture';
export const pictureSent = 'Picture sent';
export const thisBrowserCannotMakeTheSmall =
  'This browser cannot make the small picture that the shop needs. Close other tabs and try again, or add the picture with another browser.';
export const theBrowserCannotReadThisFile =
  'The browser cannot read this file as a picture. Choose a photograph or a scan as JPEG, PNG or WebP; a photograph in HEIC has to be saved as JPEG first.';
export const thisIsADrawingSvgNot =
  'This is a drawing (SVG), not a picture of pixels. Save it as PNG, then choose that file.';
export const theBrowserCannotReadThisPicture =
  'The browser cannot read this picture; it may be damaged, or too large. Save it anew, smaller, as JPEG.';
export const thisFileHasAtMostCan = (size: Shown, bytes: Shown) =>
  `This file has ${size}; at most ${bytes} can be read. Save the picture smaller, then choose that file.`;
export const thisPictureHasMillionPixelsAt = (millions: Shown, millions2: Shown) =>
  `This picture has ${millions} million pixels; at most ${millions2} million can be read. Save it smaller, then choose that file.`;
export const thisPictureHasPixelsACover = (width: Shown, height: Shown, min: Shown, value: Shown) =>
  `This picture has ${width} × ${height} pixels; a cover needs at least ${min} × ${value}. Choose a larger one.`;
export const mb = (toFixed: Shown) => `${toFixed} MB`;
export const kb = (max: Shown) => `${max} KB`;
export const notSaid = 'Not said';
export const like2019201903Or2019 = 'Like 2019, 2019-03 or 2019-03-05';
export const keptAs = (digits: Shown) => `Kept as ${digits}`;
export const scanned = (scanned: Shown) => `Scanned ${scanned}`;
export const hasThisIsbnToo = (title: Shown) => `“${isolate(title)}” has this ISBN, too.`;
export const itsNameOrItsCodeLike = 'Its name or its code, like English or en';
export const thisIsNoIsbnCheckEach = 'This is no ISBN: check each digit.';
export const thisIsNoDateWrite2019 = 'This is no date: write 2019, 2019-03 or 2019-03-05.';
export const mustBeAWholeNumberFrom = (pages: Shown) => `Must be a whole number from 1 to ${pages}.`;
export const chooseALanguageOrWriteIts = 'Choose a language, or write its code, like en or pt-BR.';
export const importText = 'Import';
export const stopTheExport = 'Stop the export';
export const exportText = 'Export';
export const failedToExportTheBooksPlease = 'Failed to export the books. Please try again.';
export const theExportBegins = 'The export begins';
export const ofSoFar = (count: Shown, total: Shown) => `${count} of ${total} so far`;
export const chooseACsvFile = 'Choose a CSV file';
export const orDropItHereNothingIs = 'or drop it here. Nothing is changed before you have seen what would be.';
export const whatTheFileLooksLike = 'What the file looks like';
export const theFirstLineNamesTheColumns = <Part, Part1>(part: Part, join: Part1) => [
  'The first line names the columns, in any order: ',
  part,
  '. Needed are title, description, category (',
  join,
  ') and both prices. Save it as CSV UTF-8, with commas, semicolons or tabs.',
];
export const aRowChangesTheBookOf =
  'A row changes the book of its _id. Without one it is found by title and author, if it came from a file before, and else is added. Books that the file does not name stay. The easiest way to begin: export the books, and change that file.';
export const aNumberInStockIsHow =
  'A number in stock is how many copies there are from then on, whatever was sold since the file was written. To change anything else, leave the column out.';
export const importBooks = 'Import books';
export const comparingWithTheShop = 'Comparing with the shop';
export const importingKeepThisPageOpen = 'Importing: keep this page open';
export const tooManyChangesAtOnceItForWaitSeconds = (waitSeconds: Shown) =>
  `Too many changes at once: it goes on in ${waitSeconds}.`;
export const of = (doing: Shown, text: Shown, done: Shown, total: Shown) => `${doing}. ${text} ${done} of ${total}.`;
export const thereIsNothingToImport = 'There is nothing to import.';
export const thisFileWouldAddAndChange = (books: Shown, books2: Shown) =>
  `This file would add ${books} and change ${books2}.`;
export const columnsThatMeanNothingAndAre = (join: Shown) => `Columns that mean nothing and are passed over: ${join}`;
export const isbnsThatStandTwice = 'ISBNs that stand twice';
export const toBeLookedAt = 'To be looked at';
export const rowsThatAreRefused = 'Rows that are refused';
export const whatIsWrong = 'What is wrong';
export const importTextForBooks = (books: Shown) => `Import ${books}`;
export const chooseAnotherFile = 'Choose another file';
export const booksToAddAndToChange = 'Books to add and to change';
export const itStoppedWhatWasDoneStays = (stopped: Shown) => `It stopped: ${stopped}. What was done stays done.`;
export const imported = (books: Shown) => `${books} imported.`;
export const goOnWithForBooks = (books: Shown) => `Go on with ${books}`;
export const seeTheBooks = 'See the books';
export const isLongerThanABookCan = 'Is longer than a book can be';
export const isbn = (isbn: Shown) => `ISBN ${isbn}`;
export const ofForInShop = (inShop: Shown) => `of “${isolate(inShop)}”`;
export const inLine = (earlier: Shown) => `in line ${earlier}`;
export const isAlsoTheIsbn = (isbn: Shown, other: Shown) => `${isbn} is also the ISBN ${other}`;
export const thePageWasLeft = 'the page was left';
export const somebodyHasChangedThisBookMeanwhile = 'Somebody has changed this book meanwhile: it stays as it is now';
export const scan = 'Scan';
export const theScannerCouldNotBeLoaded = 'The scanner could not be loaded. Type the digits instead.';
export const orTypeTheDigitsThatStand = 'Or type the digits that stand below the barcode.';
export const aPageMayUseTheCamera = 'A page may use the camera only where its address begins with https.';
export const theCameraIsNotAllowedHere =
  'The camera is not allowed here. Allow it beside the address of the page, then try again.';
export const noCameraWasFoundOnThis = 'No camera was found on this device.';
export const theCameraCouldNotBeStarted =
  'The camera could not be started. Close what else is using it, then try again.';
export const theBarcodeReaderCouldNotBe =
  'The barcode reader could not be started. Check the connection, then try again.';
export const theCameraHasStopped = 'The camera has stopped.';
export const scanTheBarcode = 'Scan the barcode';
export const theCameraIsStarting = 'The camera is starting.';
export const isNoIsbnThatBarcodeBegins = (code: Shown) => `${code} is no ISBN. That barcode begins with 978 or 979.`;
export const holdTheBarcodeOfABook = 'Hold the barcode of a book into the picture.';
export const whatTheCameraSees = 'What the camera sees';
export const isbnOfABookThatCame = 'ISBN of a book that came in';
export const typeOrScanIt = 'Type or scan it';
export const addACopy = 'Add a copy';
export const before = 'Before';
export const n1CopyOfNow = <Part, Part1>(part: Part, count: Part1) => ['+1 copy of ', part, ' (now ', count, ')'];
export const isNoIsbnPleaseCheckEach = (text: Shown) => `“${isolate(text)}” is no ISBN: please check each digit.`;
export const noBookHasTheIsbn = (isbn: Shown) => `No book has the ISBN ${isbn}.`;
export const addABookWithIt = 'Add a book with it';
export const triedAgainItCountsOnlyOnce = (text: Shown, reason: Shown) =>
  `${text}: ${reason}. Tried again, it counts only once.`;
/** Below a book without a copy. */
export const soldOutSince = (day: Shown) => `since ${day}`;
/** Of a book whose number of copies is not known. */
export const countedOrNot = (text: Shown, title: Shown) => `${text}: ${isolate(title)}`;
export const ofForText = (text: Shown, title: Shown) => `${text} of ${isolate(title)}`;
export const failedToChangeTheCopiesPlease = 'Failed to change the copies. Please try again.';
export const copiesOf = (title: Shown) => `Copies of ${isolate(title)}`;
export const oneLess = 'One less';
export const copies = 'Copies';
export const oneMore = 'One more';
export const save = 'Save';
export const notCounted = 'not counted';
export const byNowWhenYouOpenedThis = (copiesText: Shown, seen: Shown) =>
  `${copiesText} by now, ${seen} when you opened this. What you add or take away here is added to or taken from what there is now.`;
export const withoutANumberItsCopiesAre = 'Without a number its copies are not counted, and it can always be bought.';
export const counted = 'Counted';
export const notCountedLabel = 'Not counted';
export const thePictureCannotBeOpenedThe =
  'The picture cannot be opened: the shop cannot be reached. Choose it again in a moment.';
export const failedToUpdateBook = 'Failed to update book.';
export const bookUpdated = 'Book Updated';
export const yourBookIsUpdatedSuccessfully = 'Your book is updated successfully!';
export const addBook = 'Add Book';
export const adding = 'Adding..';
export const select = (title: Shown) => `Select ${isolate(title)}`;
export const toAdd = 'To add';
export const toChange = 'To change';
export const unchanged = 'Unchanged';
export const refused = 'Refused';
export const lineHeading = 'Line';
export const what = 'What';
export const column = 'Column';
export const addedFigure = 'Added';
export const changedFigure = 'Changed';
export const notImported = 'Not imported';
export const couldNotBeCompared = (reason: Shown) => `The file could not be compared with the shop: ${reason}.`;
export const selectAllBooksOnThisPage = 'Select all books on this page';
export const yoursInTheForm = 'Yours, in the form';
export const inTheShopNow = 'In the shop now';
export const yes = 'yes';
export const no = 'no';
export const empty = 'empty';
