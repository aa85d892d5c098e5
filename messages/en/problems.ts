import type { Shown } from '../wordsOf.ts';

type Status = 'placed' | 'packed' | 'delivered' | 'cancelled';

export const thisCallIsForTheAdmin = 'This call is for the admin.';
export const thisCallIsForASigned = 'This call is for a signed-in customer.';
export const thereIsNoSuchBook = 'There is no such book.';
export const underThisIdempotencyKeyABook = 'Under this Idempotency-Key a book with other fields was created.';
export const theBookHasChangedSinceIt = 'The book has changed since it was loaded.';
export const thereAreMoreThanBooksAsk = (bookTitles: Shown) =>
  `There are more than ${bookTitles} books: ask for pages of them.`;
export const isNotACursorOfThis = 'Is not a cursor of this list';
export const thereWouldBeFewerThan0 = (copies: Shown, present: Shown) =>
  `There would be fewer than 0 or more than ${copies} copies; there are ${present}`;
export const manyAreAskingForTheSame = 'Many are asking for the same book. Nothing was written; try again shortly.';
export const thereIsNoSuchPicture = 'There is no such picture.';
export const thereIsNoSuchPictureOr = 'There is no such picture, or no longer: upload it again';
export const coverid = (unknownCover: Shown) => `coverId: ${unknownCover}`;
export const thePictureHasPixelsToA = (width: Shown, height: Shown, min: Shown, max: Shown) =>
  `The picture has ${width} × ${height} pixels: ${min} to ${max} a side are taken.`;
export const theFileCarriesNotesBesideIts =
  'The file carries notes beside its picture (EXIF, XMP, a colour profile or a comment), which can say where and by whom it was taken: save it without.';
export const theFileIsAJpegOf =
  'The file is a JPEG of a kind that not every browser shows: save it as baseline or progressive.';
export const theFileIsNoJpegPicture = 'The file is no JPEG picture.';
export const theFileIsDamagedItHolds = 'The file is damaged: it holds more than its picture.';
export const thePictureComesInTooMany = 'The picture comes in too many steps: save it as baseline or progressive.';
export const theFileIsDamagedItsPicture = 'The file is damaged: its picture is not whole.';
export const theFileIsDamagedItHas = 'The file is damaged: it has a table twice.';
export const damagedItHasAPartThatNoPicture = 'The file is damaged: it has a part that no picture has.';
export const theFileIsDamagedItsEnd = 'The file is damaged: its end is cut off.';
export const theFileIsDamagedAPart = 'The file is damaged: a part of it has another length than it says.';
export const damagedAPartOfItIsCutOff = 'The file is damaged: a part of it is cut off.';
export const theFileIsDamagedSomethingStands = 'The file is damaged: something stands behind its end.';
export const theFileIsDamagedItsHead = 'The file is damaged: its head has the wrong length.';
export const theFileCarriesASecondSmall = 'The file carries a second, small picture (a thumbnail): save it without.';
export const theFileIsDamagedTheHead = 'The file is damaged: the head of its picture is cut off.';
export const thePictureHasTheColoursOf = 'The picture has the colours of a printing press (CMYK): save it as sRGB.';
export const damagedTheHeadOfItsPictureHasThe = 'The file is damaged: the head of its picture has the wrong length.';
export const damagedItsPictureHasNoSize = 'The file is damaged: its picture has no size.';
export const theFileIsDamagedItsColours = 'The file is damaged: its colours have no size.';
export const theFileIsDamagedTwoColours = 'The file is damaged: two colours are the same.';
export const theFileIsDamagedATable = 'The file is damaged: a table is cut off.';
export const damagedATableIsNone = 'The file is damaged: a table is none.';
export const damagedAPartOfItsPixelsDoesNot = 'The file is damaged: a part of its pixels does not begin like one.';
export const theFileIsDamagedItLacks = 'The file is damaged: it lacks a table.';
export const damagedItHoldsNoPixelsWhereSomeShould = 'The file is damaged: it holds no pixels where some should be.';
export const theFileIsDamagedItsPixels = 'The file is damaged: its pixels are torn.';
export const theFileIsNeitherAWebp = 'The file is neither a WebP nor a JPEG picture.';
export const theFileIsDamagedItSays = 'The file is damaged: it says another length than it has.';
export const theFileIsDamagedItsPadding = 'The file is damaged: its padding is not empty.';
export const damagedItsPictureIsCutOff = 'The file is damaged: its picture is cut off.';
export const damagedItsPictureDoesNotBeginLikeOne = 'The file is damaged: its picture does not begin like one.';
export const damagedItsPictureIsToBeShownLarger = 'The file is damaged: its picture is to be shown larger than it is.';
export const theFileIsOfALater = 'The file is of a later version of WebP.';
export const damagedItHoldsNoPictureWhereOneShould = 'The file is damaged: it holds no picture where one should be.';
export const theFileCarriesNotesAboutThe =
  'The file carries notes about the picture (EXIF or XMP), which can say where and by whom it was taken: save it without.';
export const theFileIsDamagedItsTransparency = 'The file is damaged: its transparency is none.';
export const thePictureMovesACoverStands = 'The picture moves: a cover stands still.';
export const theFileIsDamagedItDoes = 'The file is damaged: it does not hold one picture and nothing else.';
export const damagedItsHeadSaysAnotherThingOfIts =
  'The file is damaged: its head says another thing of its colours than its parts.';
export const theProfileOfThePicturesColours = 'The profile of the picture’s colours is too large: save it as sRGB.';
export const damagedItsHeadSaysAnotherSizeThanIts = 'The file is damaged: its head says another size than its picture.';
export const theFileIsDamagedItIs = 'The file is damaged: it is empty.';
export const thisNeedsASignInOf = (minutes: Shown) =>
  `This needs a sign-in of the last ${minutes} minutes. Nothing was deleted.`;
export const anOrderIsStillOnIts =
  'An order is still on its way. Cancel it, or wait until it is delivered, and delete the account then.';
export const theBodyIsLargerThanKib = (floor: Shown) => `The body is larger than ${floor} KiB.`;
export const theBodyIsNotValidUtf = 'The body is not valid UTF-8.';
export const theBodyMustBe = (join: Shown) => `The body must be ${join}.`;
export const tooMuchIsGoingOnAt = 'Too much is going on at the moment; try again shortly.';
export const theShopIsNotSetUp = 'The shop is not set up correctly.';
export const malformedJson = 'Malformed JSON';
export const validationFailed = 'Validation failed';
export const notSignedIn = 'Not signed in';
export const signedInTooLongAgo = 'Signed in too long ago';
export const notAllowed = 'Not allowed';
export const eMailAddressNotConfirmed = 'E-mail address not confirmed';
export const notFound = 'Not found';
export const tooManyBooks = 'Too many books';
export const methodNotAllowed = 'Method not allowed';
export const manyAreOrderingTheSame = 'Many are ordering the same';
export const theCartHasChanged = 'The cart has changed';
export const ordersAreOnTheirWay = 'Orders are on their way';
export const soldOutMeanwhile = 'Sold out meanwhile';
export const notFromThisState = 'Not from this state';
export const tooLateToUndo = 'Too late to undo';
export const changedMeanwhile = 'Changed meanwhile';
export const bodyTooLarge = 'Body too large';
export const unsupportedContentType = 'Unsupported content type';
export const idempotencyKeyUsedBefore = 'Idempotency key used before';
export const tooManyRequests = 'Too many requests';
export const internalError = 'Internal error';
export const temporarilyUnavailable = 'Temporarily unavailable';
export const theTokenIsNotValidOr = 'The token is not valid, or no longer.';
export const theShopCannotReachItsData = 'The shop cannot reach its data at the moment.';
export const pagesOfOtherOriginsMayNot = 'Pages of other origins may not change anything here.';
export const theShopCanBeLookedAt = 'The shop can be looked at only; orders and changes are refused for now.';
export const tooManyRequestsTryAgainIn = (retryAfterSeconds: Shown) =>
  `Too many requests; try again in ${retryAfterSeconds} seconds.`;
export const thereIsNoSuchMailOf = 'There is no such mail of this order, or no more.';
export const thereIsNoSuchOrder = 'There is no such order.';
export const aBookIsGoneSoldOut = 'A book is gone, sold out or costs more than was shown. Nothing was ordered.';
export const underThisIdempotencyKeyStandsAn =
  'Under this Idempotency-Key stands an order of other books or to another address.';
export const theOrderIsNothingWasChanged = (status: Status) => `The order is ${status}. Nothing was changed.`;
export const theLatestStepCanBeTaken =
  'The latest step can be taken back for ten seconds, until its mail goes. Nothing was changed.';
export const theCopiesOfThisOrderHave = 'The copies of this order have been sold to others. Nothing was changed.';
export const thisShopAsksForAConfirmed =
  'This shop asks for a confirmed e-mail address before the first order. Nothing was ordered.';
export const isNotACursor = 'Is not a cursor';
export const theseAreTheOrdersOfSomebody = 'These are the orders of somebody else.';
export const needsBearerToken = 'This call needs a Bearer token.';
export const mustBeJson = 'The body must be JSON in UTF-8, or a picture as it is.';
export const badPath = 'The path is not valid percent-encoding.';
export const badJson = 'The body is not valid JSON.';
export const ourSide = 'Something went wrong on our side.';
export const nothingAtThisPath = 'There is nothing at this path.';
export const thisPathAnswers = (methods: Shown) => `This path answers ${methods}.`;
export const ownEmailOnly = 'An order is placed under the e-mail of the signed-in customer.';
export const wrongLogin = 'The user name or the password is wrong.';
