import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const bookAdded = 'Buch hinzugefügt';
export const bookUploaded = 'Das Buch steht jetzt im Laden!';
export const confirm = 'In Ordnung';
export const addNewBook = 'Buch hinzufügen';
export const startOverWithIsbn = 'Mit der ISBN neu beginnen';
export const startOver = 'Neu beginnen';
export const coverImage = 'Cover';
export const scannedIsbn = (isbn: Shown) => `Gescannt wurde die ISBN ${isbn}, die nicht in diesem Formular steht.`;
export const useIsbnHere = 'ISBN in dieses Formular eintragen';
export const bookNotAdded = 'Das Buch konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.';
export const alreadyAdded = (title: Shown) =>
  `„${isolate(title)}“ wurde schon beim ersten Versuch hinzugefügt, mit den damaligen Angaben. Berichtigen Sie es unter „Bücher verwalten“.`;
export const chooseCategory = 'Kategorie wählen';
export const oldPriceTooLow =
  'Der alte Preis ist niedriger als der neue. Der Laden zeigt ihn deshalb nicht als Ermäßigung.';
export const moreDetails = 'Weitere Angaben';
export const loading = 'Wird geladen …';
export const shopUnreachable = (label: Shown) =>
  `${label}: Der Server ist nicht zu erreichen. Alles andere lässt sich speichern.`;
export const coverPreview = 'Vorschau des Covers';
export const coverPreviewHeading = 'Vorschau des Covers';
export const draftRestored = 'Hier ist Ihr angefangenes Buch. Es ist noch nicht gespeichert.';
export const bookTitle = 'Titel';
export const category = 'Kategorie';
export const price = 'Preis';
export const actions = 'Aktionen';
export const books = 'Bücher';
export const copiesNotLoaded = 'Bestand nicht geladen';
export const viewInTheShop = (title: Shown) => `${isolate(title)} im Laden ansehen`;
export const trending = 'Gefragt';
export const bookNotDeleted = 'Das Buch konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.';
export const bookDeleted = 'Das Buch wurde gelöscht!';
export const edit = (title: Shown) => `${isolate(title)} bearbeiten`;
export const editLabel = 'Bearbeiten';
export const deleteBook = (title: Shown) => `${isolate(title)} löschen`;
export const deleteLabel = 'Löschen';
export const all = 'Alle';
export const bestMatchFirst = 'Beste Treffer zuerst';
export const findBook = 'Buch suchen';
export const titleAuthorOrIsbn = 'Titel, Autor oder ISBN';
export const show = 'Zeigen';
export const order = 'Sortieren';
export const theirChangesMerged = (fields: Shown) => `Diese Änderungen haben wir ins Formular übernommen: ${fields}. `;
export const conflictMerged = (changes: Shown, explanation: Shown) =>
  `Jemand anderes hat dieses Buch geändert. ${changes}${explanation}`;
export const takeShopValue = (fields: Shown) => `Vom Laden übernehmen: ${fields}`;
export const useShopValueLabel = 'Vom Laden übernehmen';
export const conflictResolved = 'Im Formular steht jetzt dasselbe wie im Laden.';
export const updateAgain = 'Speichern Sie noch einmal, damit auch Ihre Änderungen gelten.';
export const bothChanged =
  'Die folgenden Felder haben Sie beide geändert. Ihre Eingabe steht noch im Formular; speichern Sie noch einmal, um die andere zu ersetzen.';
export const deletedBooks = 'Gelöschte Bücher';
export const bookNotRestored = 'Das Buch konnte nicht wiederhergestellt werden. Bitte versuchen Sie es erneut.';
export const undoDelete = (title: Shown) => `Rückgängig: ${isolate(title)} gelöscht`;
export const deleted = (title: Shown) => `Gelöscht: ${isolate(title)}`;
export const allBooks = 'Alle Bücher';
export const bookNotLoaded = 'Das Buch konnte nicht geladen werden';
export const bookIsGone = 'Dieses Buch ist nicht mehr im Sortiment';
export const loadingBook = 'Das Buch wird geladen …';
export const editBook = 'Buch bearbeiten';
export const updateBook = 'Buch speichern';
export const discardChanges = 'Meine Änderungen verwerfen';
export const bookChangedElsewhere = 'Jemand anderes hat dieses Buch geändert.';
export const picture = 'Bild';
export const viewBook = 'Buch ansehen';
export const coverImageUrl = 'Adresse des Covers';
export const coverImageHint = 'Leer lassen, um das jetzige Cover zu behalten.';
export const allBooksLabel = 'Alle Bücher';
export const addCopies = 'Wareneingang';
export const seeAll = 'Alle ansehen';
export const booksNotLoaded = 'Die Bücher konnten nicht geladen werden';
export const loadingBooks = 'Die Bücher werden geladen …';
export const noBookMatches = (words: Shown) => `Keine Bücher zu „${isolate(words)}“`;
export const pageEmpty = 'Auf dieser Seite stehen keine Bücher mehr';
export const noMatches = 'Keine passenden Bücher';
export const noBooksYet = 'Es gibt noch keine Bücher';
export const pages = 'Seiten';
export const first = 'Erste';
export const previous = 'Vorherige';
export const next = 'Nächste';
export const rowsOfTotal = (first: Shown, last: Shown, total: Shown) => `${first} bis ${last} von ${total}`;
export const rows = (first: Shown, last: Shown) => `${first} bis ${last}`;
export const unsavedDrafts = 'Noch nicht gespeichert haben Sie:';
export const untitledBook = 'ein Buch ohne Titel';
export const continueWith = (title: Shown) => `Weiter mit ${isolate(title)}`;
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
export const noTrackedBooks = 'Bei keinem Buch wird der Bestand gezählt';
export const soldOut = 'Ausverkauft';
export const notTrending = 'Nicht gefragt';
export const changePrices = 'Preise ändern';
export const prices = 'Preise';
export const selectedBooks = 'Ausgewählte Bücher';
export const markAsTrending = 'Als gefragt markieren';
export const removeFromTrending = 'Nicht mehr gefragt';
export const deleteBooks = 'Bücher löschen';
export const changeCounted = (books: Shown) => `${books} ändern`;
export const deleteCounted = (books: Shown) => `${books} löschen`;
export const lower = 'Senken';
export const raise = 'Erhöhen';
export const percentUnit = 'Prozent';
export const priceChange = 'Preisänderung';
export const direction = 'Richtung';
export const unit = 'Einheit';
export const percentLabel = 'Prozent';
export const noPriceChange = 'Damit ändert sich kein Preis';
export const roundingHint = 'Auf ganze Cent gerundet, halbe Cent nach oben. Der alte, durchgestrichene Preis bleibt.';
export const book = 'Buch';
export const now = 'Jetzt';
export const newValue = 'Neu';
export const preview = 'Vorschau';
export const booksSelected = (books: Shown) => `Ausgewählt: ${books}.`;
export const willChange = (books: Shown) => `Zu ändern: ${books}.`;
export const unchangedBooks = (books: Shown) => `Bleibt unverändert: ${books}.`;
export const notChangeable = (books: Shown) => `So nicht zu ändern: ${books}.`;
export const selectedGone = (count: number, books: Shown) =>
  plural(count, {
    one: `${books} der Auswahl ist nicht mehr im Sortiment.`,
    other: `${books} der Auswahl sind nicht mehr im Sortiment.`,
  });
export const aboveOldPrice = (books: Shown) =>
  `Danach teurer als der alte Preis, der dann nicht durchgestrichen wird: ${books}.`;
export const changeReportNotLoaded = 'Das Ergebnis Ihrer Änderung konnte nicht geladen werden.';
export const changing = 'Änderung läuft';
export const changed = (books: Shown) => `${books} geändert`;
export const deleting = 'Löschen läuft';
export const deletedBooksCount = (books: Shown) => `${books} gelöscht`;
export const undoing = 'Rückgängigmachen läuft';
export const restoredBooks = (books: Shown) => `Änderung rückgängig gemacht: ${books}`;
export const rateLimitPause = (activity: Shown, wait: Shown) =>
  `${activity}: zu viele Änderungen auf einmal. Es geht weiter in ${wait}.`;
export const progressKeepOpen = (activity: Shown, books: Shown, count: Shown) =>
  `${activity}, ${books}: bisher ${count}. Lassen Sie diese Seite offen.`;
export const notDone = (books: Shown) => `, ${books} nicht`;
export const bulkChange = 'Änderung vieler Bücher';
export const undoAllChanges = 'Rückgängig: alle Änderungen';
export const progress = 'Fortschritt';
export const notChanged = 'Nicht geändert';
export const andMore = (books: Shown) => `und noch ${books}`;
export const changedByOther = 'inzwischen von jemand anderem geändert, deshalb hier ausgelassen';
export const bookGone = 'nicht mehr im Sortiment';
export const deletedLabel = 'Gelöscht';
export const wouldBeBelow = (cents: Shown) => `wäre unter ${cents}`;
export const wouldBeTooHigh = 'wäre über dem höchsten Preis';
export const dropPictureHint = 'Oder legen Sie hier ein Bild ab, oder fügen Sie eines ein.';
export const selectedFile = (fileName: Shown) => `Ausgewählt: ${isolate(fileName)}`;
export const fileLost = 'Nur der Name blieb erhalten: Wählen Sie das Bild erneut.';
export const keepThePicture = 'Bild behalten';
export const removePicture = 'Bild entfernen';
export const pictureRemovedOnSave = 'Das Bild wird beim Speichern entfernt.';
export const pixels = (width: Shown, height: Shown) => `${width} × ${height} Bildpunkte, `;
export const zoom = 'Vergrößerung';
export const cropLabel = 'Sichtbarer Ausschnitt des Bildes';
export const cropHint = 'Ziehen Sie den Rahmen, oder bewegen Sie ihn mit den Pfeiltasten.';
export const cropPosition = (left: Shown, top: Shown) => `${left} von links, ${top} von oben`;
export const percent = (value: Shown) => `${value} Prozent`;
export const pictureRefused = (reason: Shown) => `${reason} Ohne Bild gestaltet der Laden ein Cover mit dem Titel.`;
export const uploadRetryHint = 'Formular und Bild sind noch da.';
export const pictureNotSent = (hint: Shown) =>
  `Das Bild konnte nicht gesendet werden: Der Server ist nicht zu erreichen. ${hint} Versuchen Sie es erneut, wenn die Verbindung wieder da ist.`;
export const pictureLoginExpired = (hint: Shown) =>
  `Das Bild wurde nicht angenommen: Ihre Anmeldung ist abgelaufen. ${hint} Melden Sie sich in einem anderen Fenster an, und versuchen Sie es dann hier erneut.`;
export const pictureRateLimited = (hint: Shown) =>
  `Es wurden in kurzer Zeit viele Bilder gesendet. ${hint} Versuchen Sie es in einer Minute erneut.`;
export const pictureNotStored = (hint: Shown) =>
  `Das Bild konnte gerade nicht gespeichert werden. ${hint} Versuchen Sie es gleich noch einmal.`;
export const pictureRejected =
  'Das Bild wurde abgelehnt. Wählen Sie ein anderes, oder entfernen Sie es, um ohne Bild fortzufahren.';
export const sendingThePicture = 'Das Bild wird gesendet';
export const pictureSent = 'Gesendeter Teil des Bildes';
export const browserCannotEncode =
  'Dieser Browser kann das kleine Bild nicht herstellen, das der Laden braucht. Schließen Sie andere Fenster, und versuchen Sie es erneut, oder nehmen Sie einen anderen Browser.';
export const fileNotReadable =
  'Der Browser kann diese Datei nicht als Bild lesen. Wählen Sie ein Foto oder einen Scan als JPEG, PNG oder WebP; ein Foto in HEIC muss zuerst als JPEG gespeichert werden.';
export const svgNotAccepted =
  'Das ist eine Vektorgrafik (SVG), kein Bild aus Bildpunkten. Speichern Sie sie als PNG, und wählen Sie dann diese Datei.';
export const pictureNotReadable =
  'Der Browser kann dieses Bild nicht lesen; vielleicht ist es beschädigt oder zu groß. Speichern Sie es neu und kleiner, als JPEG.';
export const fileTooLarge = (size: Shown, limit: Shown) =>
  `Diese Datei hat ${size}; höchstens ${limit} lassen sich lesen. Speichern Sie das Bild kleiner, und wählen Sie dann diese Datei.`;
export const pictureTooLarge = (millions: Shown, limit: Shown) =>
  `Dieses Bild hat ${millions} Millionen Bildpunkte; höchstens ${limit} Millionen lassen sich lesen. Speichern Sie es kleiner, und wählen Sie dann diese Datei.`;
export const pictureTooSmall = (width: Shown, height: Shown, minWidth: Shown, minHeight: Shown) =>
  `Dieses Bild hat ${width} × ${height} Bildpunkte; ein Cover braucht mindestens ${minWidth} × ${minHeight}. Wählen Sie ein größeres.`;
export const mb = (size: Shown) => `${size} MB`;
export const kb = (size: Shown) => `${size} KB`;
export const notSpecified = 'Keine Angabe';
export const publishedExample = 'Zum Beispiel 2019, 2019-03 oder 2019-03-05';
export const isbnStoredAs = (digits: Shown) => `Gespeichert wird ${digits}`;
export const scanned = (isbn: Shown) => `Gescannt: ${isbn}`;
export const isbnAlsoUsed = (title: Shown) => `Auch „${isolate(title)}“ hat diese ISBN.`;
export const languageHint = 'Name oder Kürzel der Sprache, zum Beispiel Deutsch oder de';
export const invalidIsbn = 'Das ist keine gültige ISBN. Bitte prüfen Sie die Ziffern.';
export const invalidPublished = 'Das ist kein Datum: Schreiben Sie 2019, 2019-03 oder 2019-03-05.';
export const invalidPages = (pages: Shown) => `Muss eine ganze Zahl von 1 bis ${pages} sein.`;
export const invalidLanguage = 'Wählen Sie eine Sprache, oder schreiben Sie ihr Kürzel, zum Beispiel de oder pt-BR.';
export const importLabel = 'Importieren';
export const stopExport = 'Export anhalten';
export const exportLabel = 'Exportieren';
export const exportFailed = 'Die Bücher konnten nicht exportiert werden. Bitte versuchen Sie es erneut.';
export const exportStarting = 'Der Export beginnt';
export const exportProgress = (count: Shown, total: Shown) => `bisher ${count} von ${total}`;
export const chooseCsvFile = 'CSV-Datei wählen';
export const dropFileHint = 'oder hier ablegen. Es ändert sich nichts, bevor Sie eine Vorschau gesehen haben.';
export const fileFormat = 'Dateiformat';
export const fileFormatHeading = <Columns, Categories>(columns: Columns, categories: Categories) => [
  'Die erste Zeile benennt die Spalten, in beliebiger Reihenfolge: ',
  columns,
  '. Nötig sind title, description, category (',
  categories,
  ') und beide Preise. Speichern Sie die Datei als CSV UTF-8, mit Kommas, Strichpunkten oder Tabulatoren.',
];
export const fileFormatIds =
  'Eine Zeile ändert das Buch mit ihrer _id. Fehlt die _id, wird das Buch an Titel und Autor erkannt, wenn es schon einmal aus einer Datei kam, und sonst hinzugefügt. Bücher, die in der Datei nicht vorkommen, bleiben. So fangen Sie am einfachsten an: Exportieren Sie die Bücher, und ändern Sie diese Datei.';
export const fileFormatStock =
  'Eine Zahl in stock ist der neue Bestand, gleich was verkauft wurde, seit die Datei geschrieben wurde. Soll der Bestand bleiben, lassen Sie die Spalte weg.';
export const importBooks = 'Bücher importieren';
export const comparing = 'Die Datei wird mit dem Laden verglichen';
export const importingKeepOpen = 'Import läuft: Lassen Sie diese Seite offen';
export const importPause = (wait: Shown) => `Zu viele Änderungen auf einmal: Es geht weiter in ${wait}.`;
export const importProgress = (activity: Shown, books: Shown, done: Shown, total: Shown) =>
  `${activity}. ${books} ${done} von ${total}.`;
export const nothingToImport = 'Es gibt nichts zu importieren.';
export const importSummary = (added: Shown, changed: Shown) =>
  `Diese Datei würde hinzufügen: ${added}, ändern: ${changed}.`;
export const ignoredColumns = (columns: Shown) => `Ignorierte Spalten: ${columns}`;
export const duplicateIsbns = 'Doppelte ISBN';
export const pleaseCheck = 'Bitte prüfen';
export const refusedRows = 'Abgelehnte Zeilen';
export const problem = 'Problem';
export const importBooksCount = (books: Shown) => `${books} importieren`;
export const chooseOtherFile = 'Andere Datei wählen';
export const plannedChanges = 'Bücher zum Hinzufügen und Ändern';
export const importStopped = (stopped: Shown) => `Unterbrochen: ${stopped}. Erledigte Änderungen bleiben.`;
export const imported = (books: Shown) => `${books} importiert.`;
export const continueImport = (books: Shown) => `Weiter mit ${books}`;
export const seeBooks = 'Zu den Büchern';
export const rowTooLong = 'Ist zu lang für ein Buch';
export const isbn = (isbn: Shown) => `ISBN ${isbn}`;
export const isbnUsedBy = (title: Shown) => `von „${isolate(title)}“`;
export const atLine = (line: Shown) => `in Zeile ${line}`;
export const isbnAlsoOf = (isbn: Shown, place: Shown) => `${isbn} ist auch die ISBN ${place}`;
export const pageLeftReason = 'die Seite wurde verlassen';
export const bookChangedByOther = 'Jemand anderes hat dieses Buch inzwischen geändert, es wurde deshalb ausgelassen';
export const scan = 'Scannen';
export const typeDigitsHint = 'Oder tippen Sie die Ziffern unter dem Strichcode.';
export const cameraNeedsHttps = 'Die Kamera funktioniert nur unter Adressen, die mit https beginnen.';
export const cameraNotAllowed =
  'Diese Seite darf die Kamera nicht benutzen. Erlauben Sie es in der Adressleiste, und versuchen Sie es erneut.';
export const noCamera = 'An diesem Gerät wurde keine Kamera gefunden.';
export const cameraNotStarted =
  'Die Kamera konnte nicht gestartet werden. Schließen Sie andere Programme, die sie benutzen, und versuchen Sie es dann erneut.';
export const readerNotLoaded =
  'Der Strichcodeleser konnte nicht gestartet werden. Prüfen Sie die Verbindung, und versuchen Sie es dann erneut.';
export const cameraStopped = 'Die Kamera hat angehalten.';
export const scanBarcode = 'Strichcode scannen';
export const cameraStarting = 'Die Kamera startet.';
export const barcodeNotIsbn = (code: Shown) =>
  `${code} ist keine ISBN. Suchen Sie den Strichcode, der mit 978 oder 979 beginnt.`;
export const holdBarcode = 'Halten Sie den Strichcode eines Buches vor die Kamera.';
export const cameraPicture = 'Kamerabild';
export const deliveryIsbn = 'ISBN scannen oder eintippen';
export const deliveryIsbnHint = 'Scannen oder eintippen';
export const addCopy = 'Ein Exemplar zubuchen';
export const before = 'Bisher';
export const copyAdded = <Title, Count>(title: Title, count: Count) => [
  '+1 Exemplar von ',
  title,
  ' (jetzt ',
  count,
  ')',
];
export const notAnIsbn = (text: Shown) => `„${isolate(text)}“ ist keine gültige ISBN. Bitte prüfen Sie die Ziffern.`;
export const unknownIsbn = (isbn: Shown) => `Kein Buch hat die ISBN ${isbn}.`;
export const addBookWithIsbn = 'Buch mit dieser ISBN hinzufügen';
export const copyNotAdded = (text: Shown, reason: Shown) =>
  `${text}: ${reason}. Wenn Sie es erneut versuchen, zählt es nur einmal.`;
export const soldOutSince = (day: Shown) => `seit ${day}`;
export const stockText = (stock: Shown, title: Shown) => `${stock}: ${isolate(title)}`;
export const stockOf = (stock: Shown, title: Shown) => `${stock} von ${isolate(title)}`;
export const stockNotChanged = 'Der Bestand konnte nicht geändert werden. Bitte versuchen Sie es erneut.';
export const copiesOf = (title: Shown) => `Exemplare von ${isolate(title)}`;
export const oneLess = 'Eines weniger';
export const copies = 'Exemplare';
export const oneMore = 'Eines mehr';
export const save = 'Speichern';
export const stockNotTracked = 'Bestand nicht gezählt';
export const stockChangedMeanwhile = (copies: Shown, before: Shown) =>
  `Jetzt ${copies}; als Sie dies geöffnet haben, ${before}. Ihre Änderung gilt für den jetzigen Bestand.`;
export const emptyStopsTracking =
  'Leer lassen, wenn der Bestand nicht gezählt wird: Das Buch ist dann immer lieferbar.';
export const stockTracked = 'Bestand gezählt';
export const stockNotTrackedLabel = 'Nicht gezählt';
export const stockNotTrackedShort = 'Nicht gezählt';
export const pictureToolNotLoaded =
  'Das Bild lässt sich nicht öffnen: Der Server ist nicht zu erreichen. Wählen Sie es gleich noch einmal.';
export const bookNotUpdated = 'Das Buch konnte nicht gespeichert werden.';
export const bookUpdated = 'Buch gespeichert';
export const bookUpdatedText = 'Ihre Änderungen sind gespeichert!';
export const addBook = 'Hinzufügen';
export const adding = 'Wird hinzugefügt …';
export const select = (title: Shown) => `${isolate(title)} auswählen`;
export const toAdd = 'Neu';
export const toChange = 'Zu ändern';
export const unchanged = 'Unverändert';
export const refused = 'Abgelehnt';
export const line = 'Zeile';
export const details = 'Einzelheiten';
export const addedFigure = 'Hinzugefügt';
export const changedFigure = 'Geändert';
export const notImported = 'Nicht importiert';
export const couldNotBeCompared = (reason: Shown) => `Die Datei ließ sich nicht mit dem Laden vergleichen: ${reason}.`;
export const selectPage = 'Alle Bücher auf dieser Seite auswählen';
export const yourValue = 'Ihre Eingabe im Formular';
export const shopValue = 'Gespeicherte Fassung';
export const yes = 'ja';
export const no = 'nein';
export const empty = 'leer';
