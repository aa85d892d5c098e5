import type { Shown } from '../wordsOf.ts';

type Status = 'placed' | 'packed' | 'delivered' | 'cancelled' | 'refused' | 'returned';

/** What a problem is called, by its code. */
export const titles = {
  'malformed-json': 'Malformed JSON',
  'validation-failed': 'Validation failed',
  unauthenticated: 'Not signed in',
  'second-factor': 'Second factor needed',
  'sign-in-too-old': 'Signed in too long ago',
  forbidden: 'Not allowed',
  'email-not-confirmed': 'E-mail address not confirmed',
  'second-factor-missing': 'Second factor missing',
  'not-found': 'Not found',
  'no-invoice': 'No invoice yet',
  'too-many-books': 'Too many books',
  'method-not-allowed': 'Method not allowed',
  'already-returned': 'Already returned',
  busy: 'Many at the same moment',
  'cart-changed': 'The cart has changed',
  'no-alert': 'Nothing to wait for',
  'open-orders': 'Orders are on their way',
  'open-withdrawals': 'A withdrawal is open',
  'sold-out': 'Sold out meanwhile',
  'import-undone': 'Import undone',
  'status-conflict': 'Not from this state',
  'too-late': 'Too late to undo',
  'ticket-expired': 'Took too long',
  'precondition-failed': 'Changed meanwhile',
  'body-too-large': 'Body too large',
  'unsupported-media-type': 'Unsupported content type',
  'idempotency-key-reused': 'Idempotency key used before',
  'precondition-required': 'If-Match needed',
  'too-many-requests': 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Temporarily unavailable',
};

export const adminOnly = 'This call is for the admin.';
export const customersOnly = 'This call is for a signed-in customer.';
export const bookNotFound = 'There is no such book.';
export const publisherNotFound = 'The register has no such publisher.';
export const publisherTaken = 'The register has a publisher of this name already.';
export const publisherChanged = 'Somebody else has changed this publisher meanwhile. Nothing was saved.';
export const excerptNotFound = 'This book has no excerpt.';
export const keyOfAnotherBook = 'Under this Idempotency-Key a book with other fields was created.';
export const importNotFound = 'There is no such import that can be undone, or it is older than 30 days.';
export const importIsUndone = 'This import was undone meanwhile. Nothing was imported; choose the file again.';
export const bookChanged = 'The book has changed since it was loaded.';
export const tooManyBooks = (most: number) => `There are more than ${most} books: ask for pages of them.`;
export const invalidBookCursor = 'Is not a cursor of this list';
export const stockOutOfRange = (most: number, present: number) =>
  `There would be fewer than 0 or more than ${most} copies; there are ${present}`;
export const bookBusy = 'Many are asking for the same book. Nothing was written; try again shortly.';
export const invoicesBusy = 'Many invoices are being written. This one was not; try again shortly.';
export const coverNotFound = 'There is no such picture.';
export const uploadedCoverNotFound = 'There is no such picture, or no longer: upload it again';
export const wrongPictureSides = (width: Shown, height: Shown, min: Shown, max: Shown) =>
  `The picture has ${width} × ${height} pixels: ${min} to ${max} a side are taken.`;
export const jpegCarriesNotes =
  'The file carries notes beside its picture (EXIF, XMP, a colour profile or a comment), which can say where and by whom it was taken: save it without.';
export const jpegOfOtherKind =
  'The file is a JPEG of a kind that not every browser shows: save it as baseline or progressive.';
export const notAJpeg = 'The file is no JPEG picture.';
export const fileHoldsMore = 'The file is damaged: it holds more than its picture.';
export const tooManyScans = 'The picture comes in too many steps: save it as baseline or progressive.';
export const pictureIncomplete = 'The file is damaged: its picture is not whole.';
export const tableTwice = 'The file is damaged: it has a table twice.';
export const unknownPart = 'The file is damaged: it has a part that no picture has.';
export const endCutOff = 'The file is damaged: its end is cut off.';
export const wrongPartLength = 'The file is damaged: a part of it has another length than it says.';
export const partCutOff = 'The file is damaged: a part of it is cut off.';
export const bytesBehindEnd = 'The file is damaged: something stands behind its end.';
export const wrongHeadLength = 'The file is damaged: its head has the wrong length.';
export const carriesThumbnail = 'The file carries a second, small picture (a thumbnail): save it without.';
export const pictureHeadCutOff = 'The file is damaged: the head of its picture is cut off.';
export const printingColours = 'The picture has the colours of a printing press (CMYK): save it as sRGB.';
export const wrongPictureHeadLength = 'The file is damaged: the head of its picture has the wrong length.';
export const noPictureSize = 'The file is damaged: its picture has no size.';
export const noColourSize = 'The file is damaged: its colours have no size.';
export const sameColourTwice = 'The file is damaged: two colours are the same.';
export const tableCutOff = 'The file is damaged: a table is cut off.';
export const invalidTable = 'The file is damaged: a table is not valid.';
export const invalidScan = 'The file is damaged: a part of its pixels begins wrongly.';
export const tableMissing = 'The file is damaged: it lacks a table.';
export const pixelsMissing = 'The file is damaged: it holds no pixels where some should be.';
export const pixelsTorn = 'The file is damaged: its pixels are torn.';
export const neitherWebpNorJpeg = 'The file is neither a WebP nor a JPEG picture.';
export const wrongFileLength = 'The file is damaged: it says another length than it has.';
export const paddingNotEmpty = 'The file is damaged: its padding is not empty.';
export const pictureCutOff = 'The file is damaged: its picture is cut off.';
export const invalidPictureBeginning = 'The file is damaged: its picture begins wrongly.';
export const pictureScaled = 'The file is damaged: its picture is to be shown larger than it is.';
export const laterWebpVersion = 'The file is of a later version of WebP.';
export const pictureMissing = 'The file is damaged: it holds no picture where one should be.';
export const webpCarriesNotes =
  'The file carries notes about the picture (EXIF or XMP), which can say where and by whom it was taken: save it without.';
export const invalidTransparency = 'The file is damaged: its transparency is not valid.';
export const animatedPicture = 'The picture is animated: a cover must not move.';
export const notOnePicture = 'The file is damaged: it does not hold one picture and nothing else.';
export const wrongColourFlags = 'The file is damaged: its head and its parts disagree about its colours.';
export const colourProfileTooLarge = 'The profile of the picture’s colours is too large: save it as sRGB.';
export const wrongPictureSize = 'The file is damaged: its head says another size than its picture.';
export const fileEmpty = 'The file is damaged: it is empty.';
export const signInTooOld = (minutes: number) =>
  `This needs a sign-in of the last ${minutes} minutes. Nothing was deleted.`;
export const withdrawalStillOpen =
  'A withdrawal that you made while signed in is still open. You can delete your account once it is settled.';
export const orderOnItsWay =
  'An order is still on its way. Cancel it, or wait until it is delivered, and delete the account then.';
export const bodyLargerThan = (kibibytes: number) => `The body is larger than ${kibibytes} KiB.`;
export const bodyNotUtf8 = 'The body is not valid UTF-8.';
export const bodyMustBe = (types: readonly string[]) => `The body must be ${types.join(' or ')}.`;
export const overloaded = 'Too much is going on at the moment; try again shortly.';
export const notSetUp = 'The shop is not set up correctly.';
export const invalidToken = 'The token is not valid, or no longer.';
export const dataUnreachable = 'The shop cannot reach its data at the moment.';
export const otherOrigin = 'Pages of other origins may not change anything here.';
export const readOnly = 'The shop can be looked at only; orders and changes are refused for now.';
export const tryAgainIn = (seconds: number) => `Too many requests; try again in ${seconds} seconds.`;
export const mailNotFound = 'There is no such mail of this order, or no more.';
export const stepNotReached = "The order has not reached this step, so its email can't be sent.";
export const orderNotFound = 'There is no such order.';
export const cartChanged = 'A book is gone or sold out, or the order costs more than was shown. Nothing was ordered.';
export const noGiftWrap = 'This shop wraps no gifts';
export const keyOfAnotherOrder = 'Under this Idempotency-Key stands an order of other books or to another address.';
export const orderNotChanged = (status: Status) => `The order is ${status}. Nothing was changed.`;
export const alreadyReturned = 'One of these copies has come back already. Nothing was changed.';
export const notInOrder = 'Is not in the order';
export const keyOfAnotherReturn = 'Under this Idempotency-Key other books of this order came back.';
export const noInvoice = 'No invoice was written of this order yet.';
export const notInvoiceable = (status: Status) =>
  `An invoice is written of an order that is packed or delivered; this one is ${status}. Nothing was written.`;
export const invoiceOfNobody = 'Name and address of this order were erased: no invoice can be written any more.';
export const orderChanged = 'The order has changed since it was loaded. Nothing was changed.';
export const versionNeeded = 'If-Match must name the version of the order that the change was made on.';
export const addedBookGone = 'A book that was added is no longer sold. Nothing was changed.';
export const higherTotal = 'The order would cost more, and the customer has not agreed. Nothing was changed.';
export const addedBookWithheld = 'A book that was added cannot be ordered. Nothing was changed.';
export const addedBookSoldOut = 'A book that was added is sold out. Nothing was changed.';
export const streetNeeded = 'Needed, for no street is known';
export const undoTooLate =
  'The latest step can be taken back for ten seconds, until its mail goes. Nothing was changed.';
export const copiesSoldToOthers = 'The copies of this order have been sold to others. Nothing was changed.';
export const bookIsThere = 'The book is not sold out.';
export const noMailIsSent = 'The shop sends no mails.';
export const atMostAlerts = (most: number) => `At most ${most} books`;
export const alertNeedsConfirmedEmail = 'The e-mail address of the account is not confirmed.';
export const confirmedEmailNeeded =
  'This shop asks for a confirmed e-mail address before the first order. Nothing was ordered.';
export const invalidCursor = 'Is not a cursor';
export const ordersOfSomebodyElse = 'These are the orders of somebody else.';
export const needsBearerToken = 'This call needs a Bearer token.';
export const mustBeJson = 'The body must be JSON in UTF-8, or a picture as it is.';
export const badPath = 'The path is not valid percent-encoding.';
export const badJson = 'The body is not valid JSON.';
export const ourSide = 'Something went wrong on our side.';
export const nothingAtThisPath = 'There is nothing at this path.';
export const thisPathAnswers = (methods: Shown) => `This path answers ${methods}.`;
export const ownEmailOnly = 'An order is placed under the e-mail of the signed-in customer.';
export const wrongLogin = 'The user name or the password is wrong.';
export const keyOfAnotherWithdrawal = 'Under this Idempotency-Key another withdrawal was declared.';
export const withdrawalNotFound = 'There is no such withdrawal.';
export const withdrawElsewhere = (email: Shown, post: Shown) =>
  `So many withdrawals cannot be taken at a time, and yours was not. Please write to ${email} or by post to ${post}: that counts as well.`;
