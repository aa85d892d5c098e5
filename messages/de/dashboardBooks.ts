import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const bookAdded = 'Buch hinzugefügt';
export const yourBookIsUploadedSuccessfully = 'Das Buch steht jetzt im Laden!';
export const yesItsOkay = 'In Ordnung';
export const addNewBook = 'Buch hinzufügen';
export const startAnewWithTheIsbn = 'Mit der ISBN neu beginnen';
export const startAnew = 'Neu beginnen';
export const coverImage = 'Cover';
export const youCameWithTheIsbnWhich = (isbn: Shown) =>
  `Gescannt wurde die ISBN ${isbn}, die nicht in diesem Formular steht.`;
export const putTheIsbnIntoThisForm = 'ISBN in dieses Formular eintragen';
export const failedToAddBookPleaseTry = 'Das Buch konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.';
export const yourFirstTryHasAddedAs = (title: Shown) =>
  `Ihr erster Versuch hat „${isolate(title)}“ hinzugefügt, wie das Formular damals war. Berichtigen Sie es unter „Bücher verwalten“.`;
export const chooseACategory = 'Kategorie wählen';
export const theOldPriceIsLowerThan =
  'Der alte Preis ist niedriger als der neue. Der Laden zeigt ihn deshalb nicht als Ermäßigung.';
export const moreDetails = 'Weitere Angaben';
export const loading = 'Wird geladen …';
export const theShopCannotBeReachedEverything = (label: Shown) =>
  `${label}: Der Server ist nicht zu erreichen. Alles andere lässt sich speichern.`;
export const theCoverAsTheShopWill = 'Vorschau des Covers';
export const asTheShopWillShowIt = 'Vorschau des Covers';
export const thisIsAsYouLeftIt = 'Hier ist Ihr angefangenes Buch. Es ist noch nicht gespeichert.';
export const bookTitle = 'Titel';
export const category = 'Kategorie';
export const price = 'Preis';
export const actions = 'Aktionen';
export const books = 'Bücher';
export const copiesNotLoaded = 'Bestand nicht geladen';
export const viewInTheShop = (title: Shown) => `${isolate(title)} im Laden ansehen`;
export const trending = 'Gefragt';
export const failedToDeleteBookPleaseTry = 'Das Buch konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.';
export const bookDeletedSuccessfully = 'Das Buch wurde gelöscht!';
export const edit = (title: Shown) => `${isolate(title)} bearbeiten`;
export const editLabel = 'Bearbeiten';
export const deleteText = (title: Shown) => `${isolate(title)} löschen`;
export const deleteTextLabel = 'Löschen';
export const all = 'Alle';
export const bestMatchFirst = 'Beste Treffer zuerst';
export const findABook = 'Buch suchen';
export const titleAuthorOrCategory = 'Titel, Autor oder Kategorie';
export const show = 'Zeigen';
export const order = 'Sortieren';
export const theirChangesAreInTheForm = (others: Shown) =>
  `Diese Änderungen haben wir ins Formular übernommen: ${others}. `;
export const somebodyChangedThisBookMeanwhile = (others: Shown, explain: Shown) =>
  `Jemand anderes hat dieses Buch geändert. ${others}${explain}`;
export const takeTheShops = (fieldLabels: Shown) => `Vom Laden übernehmen: ${fieldLabels}`;
export const takeTheShopsLabel = 'Vom Laden übernehmen';
export const theFormNowSaysTheSame = 'Im Formular steht jetzt dasselbe wie im Laden.';
export const updateAgainToSaveYoursWith = 'Speichern Sie noch einmal, damit auch Ihre Änderungen gelten.';
export const youBothChangedWhatFollowsWhat =
  'Die folgenden Felder haben Sie beide geändert. Ihre Eingabe steht noch im Formular; speichern Sie noch einmal, um die andere zu ersetzen.';
export const deletedBooks = 'Gelöschte Bücher';
export const failedToRestoreBookPleaseTry =
  'Das Buch konnte nicht wiederhergestellt werden. Bitte versuchen Sie es erneut.';
export const undoDeleting = (title: Shown) => `Rückgängig: ${isolate(title)} gelöscht`;
export const deleted = (title: Shown) => `Gelöscht: ${isolate(title)}`;
export const allBooks = 'Alle Bücher';
export const errorFetchingBookData = 'Das Buch konnte nicht geladen werden';
export const bookIsGone = 'Dieses Buch ist nicht mehr im Sortiment';
export const loadingTheBook = 'Das Buch wird geladen';
export const editBook = 'Buch bearbeiten';
export const updateBook = 'Buch speichern';
export const takeTheBookAsItIs = 'Meine Änderungen verwerfen';
export const somebodyChangedThisBookMeanwhileSentence = 'Jemand anderes hat dieses Buch geändert.';
export const picture = 'Bild';
export const viewBook = 'Buch ansehen';
export const coverImageUrl = 'Adresse des Covers';
export const leftEmptyTheBookKeepsThe = 'Leer lassen, um das jetzige Cover zu behalten.';
export const allBooksLabel = 'Alle Bücher';
export const addCopies = 'Exemplare zubuchen';
export const seeAll = 'Alle ansehen';
export const theBooksCouldNotBeLoaded = 'Die Bücher konnten nicht geladen werden';
export const loadingTheBooks = 'Die Bücher werden geladen';
export const noBookMatches = (q: Shown) => `Keine Bücher zu „${isolate(q)}“`;
export const thereAreNoMoreBooksOn = 'Auf dieser Seite stehen keine Bücher mehr';
export const noBookIsLikeThat = 'Keine passenden Bücher';
export const thereAreNoBooksYet = 'Es gibt noch keine Bücher';
export const pages = 'Seiten';
export const first = 'Erste';
export const previous = 'Vorherige';
export const next = 'Nächste';
export const toOf = (first: Shown, last: Shown, total: Shown) => `${first} bis ${last} von ${total}`;
export const to = (first: Shown, last: Shown) => `${first} bis ${last}`;
export const youHaveNotSavedYetWhat = 'Noch nicht gespeichert haben Sie:';
export const aBookWithoutATitle = 'ein Buch ohne Titel';
export const goOnWith = (trim: Shown) => `Weiter mit ${isolate(trim)}`;
export const title = 'Titel';
export const author = 'Autorin oder Autor';
export const description = 'Beschreibung';
export const oldPrice = 'Alter Preis';
export const newPrice = 'Neuer Preis';
export const publisher = 'Verlag';
export const published = 'Erschienen';
export const language = 'Sprache';
export const format = 'Einband';
export const newestFirst = 'Neueste zuerst';
export const priceLowToHigh = 'Preis aufsteigend';
export const priceHighToLow = 'Preis absteigend';
export const titleAToZ = 'Titel A bis Z';
export const fewestCopiesFirst = 'Kleinster Bestand zuerst';
export const runningLow = 'Wird knapp';
export const toReorder = 'Nachzubestellen';
export const reorderBelow = 'Bestand unter';
export const noBookIsCounted = 'Bei keinem Buch wird der Bestand gezählt';
export const soldOut = 'Ausverkauft';
export const notTrending = 'Nicht gefragt';
export const changePrices = 'Preise ändern';
export const selectedBooks = 'Ausgewählte Bücher';
export const markAsTrending = 'Als gefragt markieren';
export const noLongerTrending = 'Nicht mehr gefragt';
export const deleteBooks = 'Bücher löschen';
export const cancel = 'Abbrechen';
export const change = 'Ändern:';
export const lower = 'Senken';
export const raise = 'Erhöhen';
export const perCent = 'Prozent';
export const howPricesChange = 'Preisänderung';
export const direction = 'Richtung';
export const unit = 'Einheit';
export const perCentLabel = 'Prozent';
export const noPricesChangeByThat = 'Damit ändert sich kein Preis';
export const roundedToWholeCentsHalfA =
  'Auf ganze Cent gerundet, ein halber nach oben. Der alte, durchgestrichene Preis bleibt.';
export const book = 'Buch';
export const now = 'Jetzt';
export const thenText = 'Neu';
export const preview = 'Vorschau';
export const willChange = (books: Shown) => `Zu ändern: ${books}.`;
export const wouldStay = (books: Shown) => `Bleibt unverändert: ${books}.`;
export const cannotBeChangedSoAndWill = (books: Shown) => `So nicht zu ändern: ${books}.`;
export const ofTheSelectedNoLongerIn = (count: number, books: Shown) =>
  plural(count, {
    one: `${books} der Auswahl ist nicht mehr im Sortiment.`,
    other: `${books} der Auswahl sind nicht mehr im Sortiment.`,
  });
export const willCostMoreThanTheOld = (books: Shown) =>
  `Danach teurer als der alte Preis, der dann nicht durchgestrichen wird: ${books}.`;
export const theNoteOnYourChangeCould = 'Das Ergebnis Ihrer Änderung konnte nicht geladen werden.';
export const changing = 'Es wird geändert';
export const changed = (books: Shown) => `${books} geändert`;
export const deleting = 'Es wird gelöscht';
export const deletedForBooks = (books: Shown) => `${books} gelöscht`;
export const undoing = 'Es wird zurückgenommen';
export const asBefore = (books: Shown) => `Änderung rückgängig gemacht: ${books}`;
export const tooManyChangesAtOnceIt = (doing: Shown, waitSeconds: Shown) =>
  `${doing}: zu viele Änderungen auf einmal. Es geht weiter in ${waitSeconds}.`;
export const soFarKeepThisPageOpen = (doing: Shown, books: Shown, count: Shown) =>
  `${doing}, ${books}: bisher ${count}. Lassen Sie diese Seite offen.`;
export const not = (notDone: Shown) => `, ${notDone} nicht`;
export const changeOfManyBooks = 'Änderung vieler Bücher';
export const undoAllChanges = 'Rückgängig: alle Änderungen';
export const undo = 'Rückgängig';
export const tryAgain = 'Erneut versuchen';
export const close = 'Schließen';
export const progress = 'Fortschritt';
export const notChanged = 'Nicht geändert';
export const andMore = (books: Shown) => `und ${books} mehr`;
export const changedMeanwhileBySomebodyElseIt = 'inzwischen von jemand anderem geändert, bleibt deshalb unverändert';
export const noLongerInTheShop = 'nicht mehr im Sortiment';
export const deletedLabel = 'Gelöscht';
export const wouldBeBelow = (cents: Shown) => `wäre unter ${cents}`;
export const wouldBeAboveTheHighestPrice = 'wäre über dem höchsten Preis';
export const orDropAPictureHereOr = 'Oder legen Sie hier ein Bild ab, oder fügen Sie eines ein.';
export const selected = (fileName: Shown) => `Ausgewählt: ${isolate(fileName)}`;
export const onlyItsNameWasKeptChoose = 'Nur der Name blieb erhalten: Wählen Sie das Bild erneut.';
export const keepThePicture = 'Bild behalten';
export const removePicture = 'Bild entfernen';
export const thePictureGoesWhenYouSave = 'Das Bild wird beim Speichern entfernt.';
export const pixels = (width: Shown, height: Shown) => `${width} × ${height} Bildpunkte, `;
export const zoom = 'Vergrößerung';
export const thePartOfThePictureThat = 'Sichtbarer Ausschnitt des Bildes';
export const dragTheFrameOrMoveIt = 'Ziehen Sie den Rahmen, oder bewegen Sie ihn mit den Pfeiltasten.';
export const fromTheLeftFromTheTop = (percentFrom: Shown, percentFrom2: Shown) =>
  `${percentFrom} von links, ${percentFrom2} von oben`;
export const percent = (round: Shown) => `${round} Prozent`;
export const withoutOneTheShopDrawsThe = (why: Shown) =>
  `${why} Ohne Bild gestaltet der Laden ein Cover mit dem Titel.`;
export const theFormAndThePictureAre = 'Formular und Bild sind noch da.';
export const thePictureCouldNotBeSent = (isKept: Shown) =>
  `Das Bild konnte nicht gesendet werden: Der Server ist nicht zu erreichen. ${isKept} Versuchen Sie es erneut, wenn die Verbindung wieder da ist.`;
export const thePictureWasNotTakenYour = (isKept: Shown) =>
  `Das Bild wurde nicht angenommen: Ihre Anmeldung ist abgelaufen. ${isKept} Melden Sie sich in einem anderen Fenster an, und versuchen Sie es dann hier erneut.`;
export const theShopHasTakenManyPictures = (isKept: Shown) =>
  `Es wurden in kurzer Zeit viele Bilder gesendet. ${isKept} Versuchen Sie es in einer Minute erneut.`;
export const theShopCouldNotKeepThe = (isKept: Shown) =>
  `Das Bild konnte gerade nicht gespeichert werden. ${isKept} Versuchen Sie es gleich noch einmal.`;
export const theShopRefusedThePictureChoose =
  'Das Bild wurde abgelehnt. Wählen Sie ein anderes, oder entfernen Sie es, um ohne fortzufahren.';
export const sendingThePicture = 'Das Bild wird gesendet';
export const pictureSent = 'Gesendeter Teil des Bildes';
export const thisBrowserCannotMakeTheSmall =
  'Dieser Browser kann das kleine Bild nicht herstellen, das der Laden braucht. Schließen Sie andere Fenster, und versuchen Sie es erneut, oder nehmen Sie einen anderen Browser.';
export const theBrowserCannotReadThisFile =
  'Der Browser kann diese Datei nicht als Bild lesen. Wählen Sie ein Foto oder einen Scan als JPEG, PNG oder WebP; ein Foto in HEIC muss zuerst als JPEG gespeichert werden.';
export const thisIsADrawingSvgNot =
  'Das ist eine Zeichnung (SVG), kein Bild aus Bildpunkten. Speichern Sie sie als PNG, und wählen Sie dann diese Datei.';
export const theBrowserCannotReadThisPicture =
  'Der Browser kann dieses Bild nicht lesen; vielleicht ist es beschädigt oder zu groß. Speichern Sie es neu und kleiner, als JPEG.';
export const thisFileHasAtMostCan = (size: Shown, bytes: Shown) =>
  `Diese Datei hat ${size}; höchstens ${bytes} lassen sich lesen. Speichern Sie das Bild kleiner, und wählen Sie dann diese Datei.`;
export const thisPictureHasMillionPixelsAt = (millions: Shown, millions2: Shown) =>
  `Dieses Bild hat ${millions} Millionen Bildpunkte; höchstens ${millions2} Millionen lassen sich lesen. Speichern Sie es kleiner, und wählen Sie dann diese Datei.`;
export const thisPictureHasPixelsACover = (width: Shown, height: Shown, min: Shown, value: Shown) =>
  `Dieses Bild hat ${width} × ${height} Bildpunkte; ein Cover braucht mindestens ${min} × ${value}. Wählen Sie ein größeres.`;
export const mb = (toFixed: Shown) => `${toFixed} MB`;
export const kb = (max: Shown) => `${max} KB`;
export const notSaid = 'Keine Angabe';
export const like2019201903Or2019 = 'Zum Beispiel 2019, 2019-03 oder 2019-03-05';
export const keptAs = (digits: Shown) => `Gespeichert wird ${digits}`;
export const scanned = (scanned: Shown) => `Gescannt: ${scanned}`;
export const hasThisIsbnToo = (title: Shown) => `Auch „${isolate(title)}“ hat diese ISBN.`;
export const itsNameOrItsCodeLike = 'Ihr Name oder ihr Kürzel, zum Beispiel Deutsch oder de';
export const thisIsNoIsbnCheckEach = 'Das ist keine gültige ISBN. Bitte prüfen Sie die Ziffern.';
export const thisIsNoDateWrite2019 = 'Das ist kein Datum: Schreiben Sie 2019, 2019-03 oder 2019-03-05.';
export const mustBeAWholeNumberFrom = (pages: Shown) => `Muss eine ganze Zahl von 1 bis ${pages} sein.`;
export const chooseALanguageOrWriteIts =
  'Wählen Sie eine Sprache, oder schreiben Sie ihr Kürzel, zum Beispiel de oder pt-BR.';
export const importText = 'Importieren';
export const stopTheExport = 'Export anhalten';
export const exportText = 'Exportieren';
export const failedToExportTheBooksPlease =
  'Die Bücher konnten nicht exportiert werden. Bitte versuchen Sie es erneut.';
export const theExportBegins = 'Der Export beginnt';
export const ofSoFar = (count: Shown, total: Shown) => `bisher ${count} von ${total}`;
export const chooseACsvFile = 'CSV-Datei wählen';
export const orDropItHereNothingIs = 'oder hier ablegen. Es ändert sich nichts, bevor Sie eine Vorschau gesehen haben.';
export const whatTheFileLooksLike = 'Dateiformat';
export const theFirstLineNamesTheColumns = <Part, Part1>(part: Part, join: Part1) => [
  'Die erste Zeile benennt die Spalten, in beliebiger Reihenfolge: ',
  part,
  '. Nötig sind title, description, category (',
  join,
  ') und beide Preise. Speichern Sie die Datei als CSV UTF-8, mit Kommas, Strichpunkten oder Tabulatoren.',
];
export const aRowChangesTheBookOf =
  'Eine Zeile ändert das Buch mit ihrer _id. Ohne diese wird es nach Titel und Autor gefunden, wenn es schon einmal aus einer Datei kam, und sonst hinzugefügt. Bücher, die in der Datei nicht vorkommen, bleiben. So fangen Sie am einfachsten an: Exportieren Sie die Bücher, und ändern Sie diese Datei.';
export const aNumberInStockIsHow =
  'Eine Zahl in stock ist der neue Bestand, gleich was verkauft wurde, seit die Datei geschrieben wurde. Soll der Bestand bleiben, lassen Sie die Spalte weg.';
export const importBooks = 'Bücher importieren';
export const comparingWithTheShop = 'Die Datei wird mit dem Laden verglichen';
export const importingKeepThisPageOpen = 'Import läuft: Lassen Sie diese Seite offen';
export const tooManyChangesAtOnceItForWaitSeconds = (waitSeconds: Shown) =>
  `Zu viele Änderungen auf einmal: Es geht weiter in ${waitSeconds}.`;
export const of = (doing: Shown, text: Shown, done: Shown, total: Shown) => `${doing}. ${text} ${done} von ${total}.`;
export const thereIsNothingToImport = 'Es gibt nichts zu importieren.';
export const thisFileWouldAddAndChange = (books: Shown, books2: Shown) =>
  `Diese Datei würde hinzufügen: ${books}, ändern: ${books2}.`;
export const columnsThatMeanNothingAndAre = (join: Shown) => `Ignorierte Spalten: ${join}`;
export const isbnsThatStandTwice = 'Doppelte ISBN';
export const toBeLookedAt = 'Bitte prüfen';
export const rowsThatAreRefused = 'Abgelehnte Zeilen';
export const whatIsWrong = 'Problem';
export const importTextForBooks = (books: Shown) => `${books} importieren`;
export const chooseAnotherFile = 'Andere Datei wählen';
export const booksToAddAndToChange = 'Bücher zum Hinzufügen und Ändern';
export const itStoppedWhatWasDoneStays = (stopped: Shown) => `Unterbrochen: ${stopped}. Erledigte Änderungen bleiben.`;
export const imported = (books: Shown) => `${books} importiert.`;
export const goOnWithForBooks = (books: Shown) => `Weiter mit ${books}`;
export const seeTheBooks = 'Zu den Büchern';
export const isLongerThanABookCan = 'Ist zu lang für ein Buch';
export const isbn = (isbn: Shown) => `ISBN ${isbn}`;
export const ofForInShop = (inShop: Shown) => `von „${isolate(inShop)}“`;
export const inLine = (earlier: Shown) => `in Zeile ${earlier}`;
export const isAlsoTheIsbn = (isbn: Shown, other: Shown) => `${isbn} ist auch die ISBN ${other}`;
export const thePageWasLeft = 'die Seite wurde verlassen';
export const somebodyHasChangedThisBookMeanwhile =
  'Jemand anderes hat dieses Buch inzwischen geändert, es bleibt deshalb unverändert';
export const scan = 'Scannen';
export const orTypeTheDigitsThatStand = 'Oder tippen Sie die Ziffern unter dem Strichcode.';
export const aPageMayUseTheCamera = 'Die Kamera funktioniert nur unter Adressen, die mit https beginnen.';
export const theCameraIsNotAllowedHere =
  'Diese Seite darf die Kamera nicht benutzen. Erlauben Sie es in der Adressleiste, und versuchen Sie es erneut.';
export const noCameraWasFoundOnThis = 'An diesem Gerät wurde keine Kamera gefunden.';
export const theCameraCouldNotBeStarted =
  'Die Kamera konnte nicht gestartet werden. Schließen Sie, was sie sonst benutzt, und versuchen Sie es dann erneut.';
export const theBarcodeReaderCouldNotBe =
  'Der Strichcodeleser konnte nicht gestartet werden. Prüfen Sie die Verbindung, und versuchen Sie es dann erneut.';
export const theCameraHasStopped = 'Die Kamera hat angehalten.';
export const scanTheBarcode = 'Strichcode scannen';
export const theCameraIsStarting = 'Die Kamera startet.';
export const isNoIsbnThatBarcodeBegins = (code: Shown) =>
  `${code} ist keine ISBN. Suchen Sie den Strichcode, der mit 978 oder 979 beginnt.`;
export const holdTheBarcodeOfABook = 'Halten Sie den Strichcode eines Buches vor die Kamera.';
export const whatTheCameraSees = 'Kamerabild';
export const isbnOfABookThatCame = 'ISBN scannen oder eintippen';
export const typeOrScanIt = 'Scannen oder eintippen';
export const addACopy = 'Ein Exemplar zubuchen';
export const before = 'Bisher';
export const n1CopyOfNow = <Part, Part1>(part: Part, count: Part1) => [
  '+1 Exemplar von ',
  part,
  ' (jetzt ',
  count,
  ')',
];
export const isNoIsbnPleaseCheckEach = (text: Shown) =>
  `„${isolate(text)}“ ist keine gültige ISBN. Bitte prüfen Sie die Ziffern.`;
export const noBookHasTheIsbn = (isbn: Shown) => `Kein Buch hat die ISBN ${isbn}.`;
export const addABookWithIt = 'Buch mit dieser ISBN hinzufügen';
export const triedAgainItCountsOnlyOnce = (text: Shown, reason: Shown) =>
  `${text}: ${reason}. Wenn Sie es erneut versuchen, zählt es nur einmal.`;
export const soldOutSince = (day: Shown) => `seit ${day}`;
export const countedOrNot = (text: Shown, title: Shown) => `${text}: ${isolate(title)}`;
export const ofForText = (text: Shown, title: Shown) => `${text} von ${isolate(title)}`;
export const failedToChangeTheCopiesPlease = 'Der Bestand konnte nicht geändert werden. Bitte versuchen Sie es erneut.';
export const copiesOf = (title: Shown) => `Exemplare von ${isolate(title)}`;
export const oneLess = 'Eines weniger';
export const copies = 'Exemplare';
export const oneMore = 'Eines mehr';
export const save = 'Speichern';
export const notCounted = 'Bestand nicht gezählt';
export const byNowWhenYouOpenedThis = (copiesText: Shown, seen: Shown) =>
  `Jetzt ${copiesText}; als Sie dies geöffnet haben, ${seen}. Ihre Änderung gilt für den jetzigen Bestand.`;
export const withoutANumberItsCopiesAre =
  'Leer lassen, wenn der Bestand nicht gezählt wird: Das Buch ist dann immer lieferbar.';
export const counted = 'Bestand gezählt';
export const notCountedLabel = 'Bestand nicht gezählt';
export const thePictureCannotBeOpenedThe =
  'Das Bild lässt sich nicht öffnen: Der Server ist nicht zu erreichen. Wählen Sie es gleich noch einmal.';
export const failedToUpdateBook = 'Das Buch konnte nicht gespeichert werden.';
export const bookUpdated = 'Buch gespeichert';
export const yourBookIsUpdatedSuccessfully = 'Ihre Änderungen sind gespeichert!';
export const addBook = 'Hinzufügen';
export const adding = 'Wird hinzugefügt …';
export const select = (title: Shown) => `${isolate(title)} auswählen`;
export const toAdd = 'Neu';
export const toChange = 'Zu ändern';
export const unchanged = 'Unverändert';
export const refused = 'Abgelehnt';
export const lineHeading = 'Zeile';
export const what = 'Einzelheiten';
export const column = 'Spalte';
export const addedFigure = 'Hinzugefügt';
export const changedFigure = 'Geändert';
export const notImported = 'Nicht importiert';
export const couldNotBeCompared = (reason: Shown) => `Die Datei ließ sich nicht mit dem Laden vergleichen: ${reason}.`;
export const selectAllBooksOnThisPage = 'Alle Bücher auf dieser Seite auswählen';
export const yoursInTheForm = 'Ihre Eingabe im Formular';
export const inTheShopNow = 'Jetzt im Laden';
export const yes = 'ja';
export const no = 'nein';
export const empty = 'leer';
