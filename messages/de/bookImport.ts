import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const sources = {
  own: 'Einige Spalten kommen in Exporten dieses Ladens nicht vor. Prüfen Sie, was sie enthalten.',
  shopify: 'Dies ist ein Export aus Shopify.',
  woocommerce: 'Dies ist ein Export aus WooCommerce.',
  other: 'Diese Datei hat andere Spalten als ein Export dieses Ladens.',
};
export const matchColumns = 'Spalten zuordnen';
export const mappingIntro =
  'Geben Sie an, was in welcher Spalte steht. Dieses Gerät merkt sich das für Dateien mit denselben Spalten. Es ändert sich nichts, bevor Sie eine Vorschau gesehen haben.';
export const columns = 'Spalten der Datei';
export const otherColumns = (count: number, shown: Shown) =>
  plural(count, { one: '1 weitere Spalte', other: `${shown} weitere Spalten` });
export const emptyColumns = (count: number, shown: Shown) =>
  plural(count, { one: '1 leere Spalte', other: `${shown} leere Spalten` });
export const ignoredColumnsCount = (count: number, shown: Shown) =>
  plural(count, { one: '1 ignorierte Spalte', other: `${shown} ignorierte Spalten` });
export const wouldAdd = (books: Shown) => `Diese Datei würde hinzufügen: ${books}.`;
export const wouldChange = (books: Shown) => `Diese Datei würde ändern: ${books}.`;
export const ignore = 'Ignorieren';
export const unnamedColumn = (number: Shown) => `Spalte ${number}`;
export const forExample = (text: Shown) => `Zum Beispiel: ${isolate(text)}`;
export const emptyColumn = 'Leere Spalte';
export const id = 'Kennung in diesem Laden';
export const addedOn = 'Aufgenommen am';
export const categoryForUnmatched = 'Kategorie für nicht zugeordnete Bücher';
export const refuseUnmatched = 'Keine: Bücher ablehnen';
export const stillMissing = (fields: Shown) =>
  `Es fehlt noch: ${fields}. Ohne diese Angaben kann kein Buch importiert werden.`;
export const columnSays = (column: Shown, problem: Shown) => `${isolate(column)}: ${problem}`;
export const preview = 'Änderungen ansehen';
export const columnsRemembered = 'Es gelten dieselben Spalten wie beim letzten Mal.';
export const detailsNotImported = 'Nicht importierte Angaben';
export const changeColumns = 'Spalten ändern';
export const previewOfChanges = 'Vorschau der Änderungen';
export const newBook = 'Neu';
export const isbnIsInShop = <Part>(title: Part) => ['„', title, '“ hat im Laden dieselbe ISBN.'];
export const updateWouldChange = 'Am Buch würde sich ändern:';
export const yourDecision = 'Ihre Entscheidung';
export const chooseDecision = 'Auswählen …';
export const undecidedBooks = (count: number, shown: Shown) =>
  plural(count, { one: '1 Buch braucht Ihre Entscheidung.', other: `${shown} Bücher brauchen Ihre Entscheidung.` });
/** Before the import's button. */
export const undecidedLeftOut = (count: number, shown: Shown) =>
  plural(count, {
    one: '1 Buch ohne Entscheidung wird ausgelassen.',
    other: `${shown} Bücher ohne Entscheidung werden ausgelassen.`,
  });
export const leaveOut = 'Auslassen';
export const leftOut = 'Ausgelassen';
export const updateBook = 'Dieses Buch ändern';
export const updateBooks = 'Die Bücher im Laden ändern';
export const decisionForAll = (count: Shown) => `Alle ${count} Bücher, deren ISBN der Laden schon hat`;
export const decidedOneByOne = 'Einzeln entschieden';
export const addAnyway = 'Als weiteres Buch hinzufügen';
export const downloadRefusedRows = 'Abgelehnte Zeilen herunterladen';
export const refusedRowsHint =
  'Als CSV-Datei mit den Gründen. Berichtigen Sie die Zeilen dort und importieren Sie diese Datei: Die anderen Bücher bleiben, wie sie sind.';
export const downloadTemplate = 'Vorlage herunterladen';
export const otherShops =
  'Exporte aus Shopify und WooCommerce funktionieren unverändert; bei jeder anderen Datei geben Sie an, was in welcher Spalte steht.';
export const largestFile = (megabytes: Shown, onixMegabytes: Shown) =>
  `Höchstens ${megabytes} MB, in ONIX ${onixMegabytes} MB.`;
export const onixSupport = 'Meldungen in ONIX 2.1, 3.0 und 3.1 werden gelesen, mit langen wie mit kurzen Namen.';
export const sampleTitle = 'Titel des Buches';
export const sampleAuthor = 'Name der Autorin oder des Autors';
export const sampleDescription = 'Wovon das Buch handelt, in einem oder mehreren Absätzen.';
export const samplePublisher = 'Name des Verlags';
export const importUndone = 'dieser Import wurde inzwischen rückgängig gemacht';

export const recentImports = 'Importe der letzten 30 Tage';
export const importsNotLoaded = 'Die Importe konnten nicht geladen werden.';
export const loadingImports = 'Die Importe werden geladen …';
export const importedBy = (moment: Shown, by: Shown) => `${moment}, von ${isolate(by)}`;
export const booksAdded = (books: Shown) => `${books} hinzugefügt`;
export const booksChanged = (books: Shown) => `${books} geändert`;
export const copiesSet = (books: Shown) => `Bestand gesetzt: ${books}`;
export const undoImport = 'Rückgängig machen';
export const undoImportOf = (file: Shown) => `Import von ${isolate(file)} rückgängig machen`;
export const continueUndo = 'Rückgängigmachen fortsetzen';
export const undoneBy = (moment: Shown, by: Shown) => `Rückgängig gemacht am ${moment} von ${isolate(by)}`;
export const undoStarted = (moment: Shown, by: Shown) =>
  `Am ${moment} hat ${isolate(by)} begonnen, ihn rückgängig zu machen; es ist nicht abgeschlossen`;
export const ownersUndo =
  'Dieser Import hat Bücher ins Sortiment aufgenommen. Nur die Leitung kann ihn rückgängig machen.';
export const undoQuestion = 'Diesen Import rückgängig machen?';
export const undoConsequences = (books: Shown) =>
  `Geänderte Bücher und Bestände werden zurückgesetzt. Was der Import hinzugefügt hat, wird aus dem Verkauf genommen: ${books}. Was seitdem geändert wurde, bleibt.`;
export const undoConsequencesForChanges =
  'Geänderte Bücher und Bestände werden zurückgesetzt. Was seitdem geändert wurde, bleibt.';
export const undoing = (done: Shown, total: Shown) =>
  `Wird rückgängig gemacht: ${done} von ${total}. Lassen Sie diese Seite offen.`;
export const undoPaused = (seconds: Shown) => `Zu viele Änderungen auf einmal: Weiter geht es in ${seconds}.`;
export const undone = (restored: number, shown: Shown) =>
  plural(restored, { one: 'Eine Änderung rückgängig gemacht', other: `${shown} Änderungen rückgängig gemacht` });
export const notUndone = (count: number, shown: Shown) =>
  plural(count, { one: 'eine nicht rückgängig gemacht', other: `${shown} nicht rückgängig gemacht` });
export const undoStopped = (reason: Shown) => `Unterbrochen: ${reason}. Was schon rückgängig gemacht wurde, bleibt es.`;
export const notUndoneHeading = 'Nicht rückgängig gemacht';
export const showNotUndone = 'Zeigen, was nicht rückgängig gemacht wurde';
export const book = 'Buch';
export const reason = 'Grund';
export const notUndoneReasons = {
  changed: 'Seit dem Import geändert',
  gone: 'Nicht mehr im Sortiment',
  copies: 'Bestand nicht zurückgesetzt: Er hat sich seit dem Import geändert',
  'older-release':
    'Importiert, bevor die Software des Ladens aktualisiert wurde: Spätere Änderungen sind nicht bekannt',
  picture: 'Rückgängig gemacht, aber das frühere Bild gibt es nicht mehr',
};

export const couldNotBeRead = 'Die Datei konnte nicht gelesen werden.';
export const readingFile = 'Die Datei wird gelesen';
export const fileContents = 'Inhalt der Datei';
export const onixRecords = (books: Shown, deletions: Shown, refused: Shown) =>
  `ONIX-Meldung: ${books}, ${deletions} aus dem Verkauf zu nehmen, ${refused} abgelehnt.`;
export const onixIntro =
  'Ein Datensatz ändert das Buch, für das er schon einmal importiert wurde oder das seine ISBN hat. Was er nicht enthält, bleibt, ebenso Kategorie und Bestand vorhandener Bücher. Es ändert sich nichts, bevor Sie eine Vorschau gesehen haben.';
export const categoryWithoutSubject = (count: number, shown: Shown) =>
  plural(count, {
    one: 'Kategorie für 1 Buch ohne passendes Thema, falls es neu ist',
    other: `Kategorie für ${shown} Bücher ohne passendes Thema, falls sie neu sind`,
  });
export const takePrices = 'Auch Preise ersetzen, die in diesem Laden festgelegt wurden';
export const takeOffSale = (count: number, shown: Shown) =>
  plural(count, {
    one: '1 Buch aus dem Verkauf nehmen, das die Meldung löscht',
    other: `${shown} Bücher aus dem Verkauf nehmen, die die Meldung löscht`,
  });
export const ownersTakeOffSale = 'Die Meldung löscht Bücher. Nur die Leitung kann sie aus dem Verkauf nehmen.';
export const fieldsNotImported = 'Nicht importierte ONIX-Angaben';
export const toTakeOffSale = 'Aus dem Verkauf zu nehmen';
export const takenOffSale = 'Aus dem Verkauf genommen';
export const wouldTakeOffSale = (books: Shown) => `Sie würde ${books} aus dem Verkauf nehmen.`;
export const takenOffSaleCount = (books: Shown) => `${books} aus dem Verkauf genommen.`;
export const unchangedBooks = 'Unveränderte Bücher';
export const laterMessageKnown = 'Eine neuere Meldung wurde schon importiert';
export const offSale = 'Wurde hier aus dem Verkauf genommen und bleibt es';
export const deletionByOtherSender = (sender: Shown) =>
  sender === ''
    ? 'Die Meldung löscht es, aber was darüber bekannt ist, stammt nicht von diesem Absender'
    : `Die Meldung löscht es, aber was darüber bekannt ist, stammt von einem anderen Absender: ${isolate(sender)}`;
export const fromOtherSender = (sender: Shown, known: Shown) =>
  `Von ${isolate(sender || 'einem Absender ohne Namen')}; was bisher bekannt ist, stammt von ${isolate(known || 'einem Absender ohne Namen')}`;
export const publisherChangesPreview = 'Änderungen am Verlagsverzeichnis';
export const publisherChanges = 'Vorgenommene Änderungen am Verlagsverzeichnis';
export const publisherChange = { added: 'Neu', changed: 'Lücken gefüllt' };
export const updateRegister = 'Verlagsverzeichnis füllen';
export const priceStays = (price: Shown) => `Der Preis wurde hier festgelegt und bleibt; im Datensatz stehen ${price}`;
export const downloadRefusedRecords = 'Abgelehnte Datensätze herunterladen';
export const refusedRecordsHint = 'Als CSV-Datei mit den Gründen, für den Absender.';
export const changeChoices = 'Auswahl ändern';
export const viewCover = 'Cover ansehen';
export const rememberMessage = 'Merken, wann diese Meldung gesendet wurde';
export const orOnixFile = 'Auch ONIX-Dateien (.xml) werden gelesen.';
