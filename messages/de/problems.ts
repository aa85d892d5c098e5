import type { Shown } from '../wordsOf.ts';

type Status = 'placed' | 'packed' | 'delivered' | 'cancelled';
const STATES: Record<Status, string> = {
  placed: 'eingegangen',
  packed: 'verpackt',
  delivered: 'zugestellt',
  cancelled: 'storniert',
};

export const thisCallIsForTheAdmin = 'Das darf nur die Verwaltung.';
export const thisCallIsForASigned = 'Das darf nur, wer angemeldet ist.';
export const thereIsNoSuchBook = 'Dieses Buch gibt es nicht.';
export const underThisIdempotencyKeyABook = 'Unter diesem Idempotency-Key wurde ein Buch mit anderen Angaben angelegt.';
export const theBookHasChangedSinceIt = 'Das Buch wurde geändert, seit es geladen wurde.';
export const thereAreMoreThanBooksAsk = (bookTitles: Shown) =>
  `Es gibt mehr als ${bookTitles} Bücher: Fragen Sie seitenweise danach.`;
export const isNotACursorOfThis = 'Ist keine Stelle dieser Liste';
export const thereWouldBeFewerThan0 = (copies: Shown, present: Shown) =>
  `Es wären weniger als 0 oder mehr als ${copies} Exemplare; da sind ${present}`;
export const manyAreAskingForTheSame =
  'Viele fragen nach demselben Buch. Es wurde nichts gespeichert; versuchen Sie es gleich noch einmal.';
export const thereIsNoSuchPicture = 'Dieses Bild gibt es nicht.';
export const thereIsNoSuchPictureOr = 'Dieses Bild gibt es nicht oder nicht mehr: Laden Sie es noch einmal hoch';
export const coverid = (unknownCover: Shown) => `coverId: ${unknownCover}`;
export const thePictureHasPixelsToA = (width: Shown, height: Shown, min: Shown, max: Shown) =>
  `Das Bild hat ${width} × ${height} Bildpunkte: Möglich sind ${min} bis ${max} je Seite.`;
export const theFileCarriesNotesBesideIts =
  'Die Datei enthält Angaben neben dem Bild (EXIF, XMP, ein Farbprofil oder eine Anmerkung), die verraten können, wo und von wem es aufgenommen wurde: Speichern Sie es ohne diese.';
export const theFileIsAJpegOf =
  'Die Datei ist ein JPEG, das nicht jeder Browser zeigt: Speichern Sie es als „baseline“ oder „progressive“.';
export const theFileIsNoJpegPicture = 'Die Datei ist kein JPEG-Bild.';
export const theFileIsDamagedItHolds = 'Die Datei ist beschädigt: Sie enthält mehr als ihr Bild.';
export const thePictureComesInTooMany =
  'Das Bild kommt in zu vielen Schritten: Speichern Sie es als „baseline“ oder „progressive“.';
export const theFileIsDamagedItsPicture = 'Die Datei ist beschädigt: Ihr Bild ist nicht vollständig.';
export const theFileIsDamagedItHas = 'Die Datei ist beschädigt: Sie hat eine Tabelle zweimal.';
export const damagedItHasAPartThatNoPicture = 'Die Datei ist beschädigt: Sie hat einen Teil, den kein Bild hat.';
export const theFileIsDamagedItsEnd = 'Die Datei ist beschädigt: Ihr Ende ist abgeschnitten.';
export const theFileIsDamagedAPart = 'Die Datei ist beschädigt: Ein Teil ist anders lang als angegeben.';
export const damagedAPartOfItIsCutOff = 'Die Datei ist beschädigt: Ein Teil ist abgeschnitten.';
export const theFileIsDamagedSomethingStands = 'Die Datei ist beschädigt: Hinter ihrem Ende steht noch etwas.';
export const theFileIsDamagedItsHead = 'Die Datei ist beschädigt: Ihr Kopf hat die falsche Länge.';
export const theFileCarriesASecondSmall =
  'Die Datei enthält ein zweites, kleines Bild (Vorschaubild): Speichern Sie sie ohne dieses.';
export const theFileIsDamagedTheHead = 'Die Datei ist beschädigt: Der Kopf ihres Bildes ist abgeschnitten.';
export const thePictureHasTheColoursOf =
  'Das Bild hat die Farben einer Druckmaschine (CMYK): Speichern Sie es als sRGB.';
export const damagedTheHeadOfItsPictureHasThe =
  'Die Datei ist beschädigt: Der Kopf ihres Bildes hat die falsche Länge.';
export const damagedItsPictureHasNoSize = 'Die Datei ist beschädigt: Ihr Bild hat keine Größe.';
export const theFileIsDamagedItsColours = 'Die Datei ist beschädigt: Ihre Farben haben keine Größe.';
export const theFileIsDamagedTwoColours = 'Die Datei ist beschädigt: Zwei Farben sind dieselbe.';
export const theFileIsDamagedATable = 'Die Datei ist beschädigt: Eine Tabelle ist abgeschnitten.';
export const damagedATableIsNone = 'Die Datei ist beschädigt: Eine Tabelle ist keine.';
export const damagedAPartOfItsPixelsDoesNot = 'Die Datei ist beschädigt: Ein Teil der Bildpunkte beginnt falsch.';
export const theFileIsDamagedItLacks = 'Die Datei ist beschädigt: Ihr fehlt eine Tabelle.';
export const damagedItHoldsNoPixelsWhereSomeShould = 'Die Datei ist beschädigt: Es fehlen Bildpunkte.';
export const theFileIsDamagedItsPixels = 'Die Datei ist beschädigt: Ihre Bildpunkte sind zerrissen.';
export const theFileIsNeitherAWebp = 'Die Datei ist weder ein WebP- noch ein JPEG-Bild.';
export const theFileIsDamagedItSays = 'Die Datei ist beschädigt: Sie ist anders lang als angegeben.';
export const theFileIsDamagedItsPadding = 'Die Datei ist beschädigt: Ihre Füllung ist nicht leer.';
export const damagedItsPictureIsCutOff = 'Die Datei ist beschädigt: Ihr Bild ist abgeschnitten.';
export const damagedItsPictureDoesNotBeginLikeOne = 'Die Datei ist beschädigt: Ihr Bild beginnt nicht wie eines.';
export const damagedItsPictureIsToBeShownLarger =
  'Die Datei ist beschädigt: Ihr Bild soll größer gezeigt werden, als es ist.';
export const theFileIsOfALater = 'Die Datei ist von einer späteren Fassung von WebP.';
export const damagedItHoldsNoPictureWhereOneShould = 'Die Datei ist beschädigt: Wo ein Bild sein sollte, ist keines.';
export const theFileCarriesNotesAboutThe =
  'Die Datei enthält Angaben zum Bild (EXIF oder XMP), die verraten können, wo und von wem es aufgenommen wurde: Speichern Sie es ohne diese.';
export const theFileIsDamagedItsTransparency = 'Die Datei ist beschädigt: Ihre Durchsichtigkeit ist keine.';
export const thePictureMovesACoverStands = 'Das Bild bewegt sich: Ein Umschlag steht still.';
export const theFileIsDamagedItDoes = 'Die Datei ist beschädigt: Sie enthält nicht ein Bild und sonst nichts.';
export const damagedItsHeadSaysAnotherThingOfIts =
  'Die Datei ist beschädigt: Ihr Kopf sagt über die Farben etwas anderes als ihre Teile.';
export const theProfileOfThePicturesColours = 'Das Farbprofil des Bildes ist zu groß: Speichern Sie es als sRGB.';
export const damagedItsHeadSaysAnotherSizeThanIts =
  'Die Datei ist beschädigt: Ihr Kopf nennt eine andere Größe als ihr Bild.';
export const theFileIsDamagedItIs = 'Die Datei ist beschädigt: Sie ist leer.';
export const thisNeedsASignInOf = (minutes: Shown) =>
  `Dafür müssen Sie sich in den letzten ${minutes} Minuten angemeldet haben. Es wurde nichts gelöscht.`;
export const anOrderIsStillOnIts =
  'Eine Bestellung ist noch unterwegs. Stornieren Sie sie, oder warten Sie, bis sie zugestellt ist, und löschen Sie das Konto dann.';
export const theBodyIsLargerThanKib = (floor: Shown) => `Die Anfrage ist größer als ${floor} KiB.`;
export const theBodyIsNotValidUtf = 'Die Anfrage ist kein gültiges UTF-8.';
export const theBodyMustBe = (join: Shown) => `Die Anfrage muss ${join} sein.`;
export const tooMuchIsGoingOnAt = 'Im Augenblick ist zu viel los; versuchen Sie es gleich noch einmal.';
export const theShopIsNotSetUp = 'Der Laden ist nicht richtig eingerichtet.';
export const malformedJson = 'Fehlerhaftes JSON';
export const validationFailed = 'Ungültige Angaben';
export const notSignedIn = 'Nicht angemeldet';
export const signedInTooLongAgo = 'Anmeldung liegt zu lange zurück';
export const notAllowed = 'Nicht erlaubt';
export const eMailAddressNotConfirmed = 'E-Mail-Adresse nicht bestätigt';
export const notFound = 'Nicht gefunden';
export const tooManyBooks = 'Zu viele Bücher';
export const methodNotAllowed = 'Methode nicht erlaubt';
export const manyAreOrderingTheSame = 'Viele bestellen dasselbe';
export const theCartHasChanged = 'Der Warenkorb hat sich geändert';
export const ordersAreOnTheirWay = 'Bestellungen sind unterwegs';
export const soldOutMeanwhile = 'Inzwischen ausverkauft';
export const notFromThisState = 'Aus diesem Zustand nicht möglich';
export const tooLateToUndo = 'Zu spät zum Zurücknehmen';
export const changedMeanwhile = 'Inzwischen geändert';
export const bodyTooLarge = 'Anfrage zu groß';
export const unsupportedContentType = 'Inhaltstyp nicht unterstützt';
export const idempotencyKeyUsedBefore = 'Idempotency-Key schon benutzt';
export const tooManyRequests = 'Zu viele Anfragen';
export const internalError = 'Interner Fehler';
export const temporarilyUnavailable = 'Vorübergehend nicht verfügbar';
export const theTokenIsNotValidOr = 'Die Anmeldung gilt nicht oder nicht mehr.';
export const theShopCannotReachItsData = 'Der Laden erreicht seine Daten im Augenblick nicht.';
export const pagesOfOtherOriginsMayNot = 'Seiten anderer Herkunft dürfen hier nichts ändern.';
export const theShopCanBeLookedAt =
  'Der Laden lässt sich nur ansehen; Bestellungen und Änderungen werden zurzeit abgelehnt.';
export const tooManyRequestsTryAgainIn = (retryAfterSeconds: Shown) =>
  `Zu viele Anfragen; versuchen Sie es in ${retryAfterSeconds} Sekunden erneut.`;
export const thereIsNoSuchMailOf = 'Diese E-Mail gibt es bei dieser Bestellung nicht oder nicht mehr.';
export const thereIsNoSuchOrder = 'Diese Bestellung gibt es nicht.';
export const aBookIsGoneSoldOut =
  'Ein Buch gibt es nicht mehr, es ist ausverkauft oder kostet mehr als gezeigt. Es wurde nichts bestellt.';
export const underThisIdempotencyKeyStandsAn =
  'Unter diesem Idempotency-Key steht eine Bestellung anderer Bücher oder an eine andere Adresse.';
export const theOrderIsNothingWasChanged = (status: Status) =>
  `Die Bestellung ist ${STATES[status]}. Es wurde nichts geändert.`;
export const theLatestStepCanBeTaken =
  'Der letzte Schritt lässt sich zehn Sekunden lang zurücknehmen, bis seine E-Mail hinausgeht. Es wurde nichts geändert.';
export const theCopiesOfThisOrderHave =
  'Die Exemplare dieser Bestellung wurden anderweitig verkauft. Es wurde nichts geändert.';
export const thisShopAsksForAConfirmed =
  'Vor der ersten Bestellung muss die E-Mail-Adresse bestätigt sein. Es wurde nichts bestellt.';
export const isNotACursor = 'Ist keine Stelle dieser Liste';
export const theseAreTheOrdersOfSomebody = 'Das sind die Bestellungen von jemand anderem.';
export const needsBearerToken = 'Dafür müssen Sie angemeldet sein.';
export const mustBeJson = 'Die Anfrage muss JSON in UTF-8 sein oder ein Bild, wie es ist.';
export const badPath = 'Der Pfad ist nicht richtig kodiert.';
export const badJson = 'Die Anfrage ist kein gültiges JSON.';
export const ourSide = 'Bei uns ist etwas schiefgegangen.';
export const nothingAtThisPath = 'Unter diesem Pfad gibt es nichts.';
export const thisPathAnswers = (methods: Shown) => `Dieser Pfad beantwortet ${methods}.`;
export const ownEmailOnly = 'Bestellt wird unter der E-Mail-Adresse, mit der Sie angemeldet sind.';
export const wrongLogin = 'Der Benutzername oder das Passwort ist falsch.';
