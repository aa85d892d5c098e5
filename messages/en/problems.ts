import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

type Status = 'placed' | 'packed' | 'delivered' | 'cancelled' | 'refused' | 'returned';

/** By problem code. */
export const titles = {
  'malformed-json': 'Malformed JSON',
  'validation-failed': 'Validation failed',
  unauthenticated: 'Not signed in',
  'second-factor': 'Second factor needed',
  'sign-in-too-old': 'Sign-in too old',
  forbidden: 'Not allowed',
  'email-not-confirmed': 'Email address not confirmed',
  'second-factor-missing': 'Second factor missing',
  'not-found': 'Not found',
  'no-invoice': 'No invoice yet',
  'too-many-books': 'Too many books',
  'method-not-allowed': 'Method not allowed',
  'already-returned': 'Already returned',
  busy: 'Busy',
  'cart-changed': 'Cart changed',
  'no-alert': 'Not sold out',
  'no-email': 'No email address',
  'not-placed': 'No longer open',
  'open-orders': 'Orders on their way',
  'open-withdrawals': 'Withdrawal still open',
  'sold-out': 'Sold out',
  'import-undone': 'Import undone',
  'status-conflict': 'Wrong status',
  'too-late': 'Too late to undo',
  'too-many-messages': 'Too many messages',
  waiting: 'Order is waiting',
  'ticket-expired': 'Expired',
  'precondition-failed': 'Changed in the meantime',
  'body-too-large': 'Body too large',
  'unsupported-media-type': 'Unsupported content type',
  'idempotency-key-reused': 'Idempotency key used before',
  'precondition-required': 'If-Match needed',
  'too-many-requests': 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Temporarily unavailable',
};

export const adminOnly = 'Only admins can do this.';
export const customersOnly = 'Only signed-in customers can do this.';
export const bookNotFound = "This book doesn't exist.";
export const publisherNotFound = "This publisher isn't in the register.";
export const publisherTaken = 'The register already has a publisher with this name.';
export const publisherChanged = 'Someone else has changed this publisher. Nothing was saved.';
export const excerptNotFound = 'This book has no excerpt.';
export const keyOfAnotherBook = 'This Idempotency-Key was already used to create a book with different fields.';
export const importNotFound = "This import doesn't exist, or is more than 30 days old.";
export const importIsUndone = 'This import has been undone. Nothing was imported; choose the file again.';
export const bookChanged = 'The book has changed since you loaded it.';
export const tooManyBooks = (most: number) => `There are more than ${most} books. Request them page by page.`;
export const invalidBookCursor = 'Invalid cursor for this list';
export const stockOutOfRange = (most: number, present: number) =>
  `Stock must be 0 to ${most} copies; there are ${present}`;
export const bookBusy = 'This book is in high demand right now. Nothing was saved; try again shortly.';
export const invoicesBusy = "Many invoices are being created right now. This one wasn't; try again shortly.";
export const coverNotFound = "This picture doesn't exist.";
export const uploadedCoverNotFound = "This picture doesn't exist or was removed: upload it again";
export const wrongPictureSides = (width: Shown, height: Shown, min: Shown, max: Shown) =>
  `The picture is ${width} × ${height} pixels; each side must be ${min} to ${max}.`;
export const jpegCarriesNotes =
  'The file contains metadata (EXIF, XMP, a colour profile or a comment), which can reveal where and by whom it was taken. Save it without metadata.';
export const jpegOfOtherKind = 'Not every browser shows this kind of JPEG. Save it as baseline or progressive.';
export const notAJpeg = "The file isn't a JPEG picture.";
export const fileHoldsMore = 'The file is damaged: it contains more than a picture.';
export const tooManyScans = 'The picture has too many scans. Save it as baseline or progressive.';
export const pictureIncomplete = 'The file is damaged: the picture is incomplete.';
export const tableTwice = 'The file is damaged: it has a duplicate table.';
export const unknownPart = 'The file is damaged: it has an unknown segment.';
export const endCutOff = 'The file is damaged: its end is cut off.';
export const wrongPartLength = 'The file is damaged: a segment has the wrong length.';
export const partCutOff = 'The file is damaged: a segment is cut off.';
export const bytesBehindEnd = 'The file is damaged: there is data after its end.';
export const wrongHeadLength = 'The file is damaged: its header has the wrong length.';
export const carriesThumbnail = 'The file contains a thumbnail. Save it without one.';
export const pictureHeadCutOff = 'The file is damaged: the picture header is cut off.';
export const printingColours = 'The picture uses print colours (CMYK). Save it as sRGB.';
export const wrongPictureHeadLength = 'The file is damaged: the picture header has the wrong length.';
export const noPictureSize = 'The file is damaged: the picture has no size.';
export const noColourSize = 'The file is damaged: its colours have no size.';
export const sameColourTwice = 'The file is damaged: two colours are the same.';
export const tableCutOff = 'The file is damaged: a table is cut off.';
export const invalidTable = 'The file is damaged: a table is invalid.';
export const invalidScan = 'The file is damaged: a scan starts incorrectly.';
export const tableMissing = 'The file is damaged: a table is missing.';
export const pixelsMissing = 'The file is damaged: pixels are missing.';
export const pixelsTorn = 'The file is damaged: its pixels are corrupt.';
export const neitherWebpNorJpeg = 'The file is neither a WebP nor a JPEG picture.';
export const wrongFileLength = "The file is damaged: its length doesn't match its header.";
export const paddingNotEmpty = 'The file is damaged: its padding is not empty.';
export const pictureCutOff = 'The file is damaged: the picture is cut off.';
export const invalidPictureBeginning = 'The file is damaged: the picture starts incorrectly.';
export const pictureScaled = 'The file is damaged: the picture would be scaled up.';
export const laterWebpVersion = 'The file uses a newer version of WebP.';
export const pictureMissing = 'The file is damaged: the picture is missing.';
export const webpCarriesNotes =
  'The file contains metadata (EXIF or XMP), which can reveal where and by whom the picture was taken. Save it without metadata.';
export const invalidTransparency = 'The file is damaged: its transparency is invalid.';
export const animatedPicture = 'The picture is animated. A cover must be a still picture.';
export const notOnePicture = 'The file is damaged: it must contain exactly one picture.';
export const wrongColourFlags = "The file is damaged: its header doesn't match its colours.";
export const colourProfileTooLarge = "The picture's colour profile is too large. Save it as sRGB.";
export const wrongPictureSize = "The file is damaged: its header doesn't match the picture size.";
export const fileEmpty = 'The file is damaged: it is empty.';
export const signInTooOld = (minutes: number) =>
  `Sign in again first: your last sign-in must be less than ${minutes} minutes old. Nothing was deleted.`;
export const withdrawalStillOpen =
  "A withdrawal you made while signed in is still open. You can delete your account once it's settled.";
export const orderOnItsWay =
  "You still have an order on its way. Cancel it or wait until it's delivered, then delete your account.";
export const bodyLargerThan = (kibibytes: number) => `The body is larger than ${kibibytes} KiB.`;
export const bodyNotUtf8 = "The body isn't valid UTF-8.";
export const bodyMustBe = (types: readonly string[]) => `The body must be ${types.join(' or ')}.`;
export const overloaded = "We're very busy right now; try again shortly.";
export const notSetUp = "The shop isn't set up correctly.";
export const invalidToken = 'The token is invalid or has expired.';
export const dataUnreachable = "The shop can't reach its data right now.";
export const otherOrigin = "Pages from other origins can't change anything here.";
export const readOnly = 'The shop is read-only right now. Orders and changes are paused.';
export const tryAgainIn = (seconds: number) =>
  `Too many requests; try again in ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })}.`;
export const mailNotFound = 'This order has no such email, or it has been deleted.';
export const stepNotReached = "The order hasn't reached this step, so its email can't be sent.";
export const orderNotFound = "This order doesn't exist.";
export const cartChanged =
  'A book is gone or sold out, or the total is higher than the one you saw. Nothing was ordered.';
export const noGiftWrap = "This shop doesn't offer gift wrap";
export const noPickup = "This shop doesn't offer collection";
export const isCollected = 'The customer collects this order in the shop';
export const noCounterSales = "This shop doesn't sell at the counter";
export const invoiceNameNeeded = (total: Shown) => `An invoice above ${total} needs the buyer's name`;
export const keyOfAnotherOrder =
  'This Idempotency-Key was already used for an order with other books or another address.';
export const orderNotChanged = (status: Status) => `The order is ${status}. Nothing was changed.`;
export const noEmail = "This order has no email address, or this shop doesn't send emails. Nothing was sent.";
export const tooManyMessages = 'This order already has the most messages it can keep. Nothing was sent.';
export const keyOfAnotherMessage = 'This Idempotency-Key was already used for another message.';
export const orderWaits = 'This order is still waiting. Nothing was changed.';
export const dayInPast = 'Must be today or later';
export const alreadyReturned = 'One of these copies was already returned. Nothing was changed.';
export const notInOrder = 'Is not in the order';
export const keyOfAnotherReturn = 'This Idempotency-Key was already used to return other books of this order.';
export const onlyPlacedSplit = 'Only an order that is not packed yet can be split. Nothing was changed.';
export const oneBookMustStay = 'Choose fewer books: at least one must stay';
export const keyOfAnotherSplit = 'This Idempotency-Key was already used for a different split of this order.';
export const notMergeable =
  'These orders can only be merged while both are placed, with the books and delivery of the split. Nothing was changed.';
export const noInvoice = 'This order has no invoice yet.';
export const notInvoiceable = (status: Status) =>
  `Only packed or delivered orders can have an invoice; this one is ${status}. Nothing was created.`;
export const invoiceOfNobody = "The name and address of this order were erased, so it can't have an invoice.";
export const orderChanged = 'The order has changed since you loaded it. Nothing was changed.';
export const versionNeeded = 'If-Match must contain the version of the order you changed.';
export const wishListChanged = 'The wish list has changed since you loaded it. Nothing was changed.';
export const wishListVersionNeeded = 'If-Match must contain the version of the wish list you changed.';
export const addedBookGone = 'One of the added books is no longer on sale. Nothing was changed.';
export const higherTotal = "The order would cost more, and the customer hasn't agreed. Nothing was changed.";
export const addedBookWithheld = "One of the added books isn't available to order. Nothing was changed.";
export const addedBookSoldOut = 'One of the added books is sold out. Nothing was changed.';
export const streetNeeded = 'Required, because no street is known';
export const undoTooLate =
  'You can undo the latest step for ten seconds, until its email is sent. Nothing was changed.';
export const copiesSoldToOthers = 'These copies have since been sold to other customers. Nothing was changed.';
export const bookInStock = "This book isn't sold out.";
export const noMailIsSent = "This shop doesn't send emails.";
export const atMostAlerts = (most: number) => `At most ${most} books`;
export const alertNeedsConfirmedEmail = "The account's email address isn't confirmed.";
export const confirmedEmailNeeded = 'Please confirm your email address before your first order. Nothing was ordered.';
export const invalidCursor = 'Invalid cursor';
export const ordersOfSomebodyElse = 'These orders belong to another customer.';
export const bearerTokenRequired = 'This call needs a Bearer token.';
export const mustBeJson = 'The body must be JSON in UTF-8, or an unencoded picture.';
export const badPath = "The path isn't correctly percent-encoded.";
export const badJson = "The body isn't valid JSON.";
export const internalError = 'Something went wrong on our side.';
export const pathNotFound = "There's nothing at this path.";
export const allowedMethods = (methods: Shown) => `This path answers ${methods}.`;
export const ownEmailOnly = 'The email must be that of the signed-in customer.';
export const wrongLogin = 'The username or password is wrong.';
export const keyOfAnotherWithdrawal = 'This Idempotency-Key was already used for a different withdrawal.';
export const withdrawalNotFound = "This withdrawal doesn't exist.";
export const withdrawElsewhere = (email: Shown, post: Shown) =>
  `We're getting too many withdrawals right now and couldn't receive yours. Please write to ${email} or by post to ${post}: that counts as well.`;
