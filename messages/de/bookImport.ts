import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

/* Bücher aus Dateien importieren und das rückgängig machen. */

/** Whose form a file has. */
export const sources = {
  shopify: 'Dies ist ein Export aus Shopify.',
  woocommerce: 'Dies ist ein Export aus WooCommerce.',
  other: 'Diese Datei hat andere Spalten als ein Export dieses Ladens.',
};
export const whatTheColumnsAre = 'Was in den Spalten steht';
export const mappingIntro =
  'Geben Sie an, was in welcher Spalte steht. Auf diesem Gerät wird das für Dateien mit denselben Spalten gemerkt. Es ändert sich nichts, bevor Sie gesehen haben, was sich ändern würde.';
export const columnsOfTheFile = 'Spalten der Datei';
export const otherColumns = (count: number, shown: Shown) =>
  plural(count, { one: '1 weitere Spalte', other: `${shown} weitere Spalten` });
export const notTaken = 'Nicht übernehmen';
export const unnamedColumn = (number: Shown) => `Spalte ${number}`;
export const forExample = (text: Shown) => `Zum Beispiel: ${isolate(text)}`;
export const emptyColumn = 'Darin steht nichts';
export const id = 'Kennung in diesem Laden';
export const addedOn = 'Aufgenommen am';
export const categoryOfOthers = 'Kategorie der Bücher, die keine dieses Ladens nennen';
export const refuseThem = 'Keine: Diese Bücher werden abgelehnt';
export const stillMissing = (fields: Shown) =>
  `Es fehlt noch: ${fields}. Ohne das kann nichts aus der Datei ein Buch werden.`;
export const compare = 'Mit dem Laden vergleichen';
export const columnsAsLastTime = 'Die Spalten werden wie beim letzten Mal übernommen.';
export const cellsLeftOut = 'Angaben, die nicht übernommen werden';
export const changeTheColumns = 'Spalten ändern';
export const whatWouldChange = 'Was sich ändern würde';
export const newOne = 'Neu';
export const downloadRefusedRows = 'Abgelehnte Zeilen herunterladen';
export const refusedRowsHint =
  'Als CSV-Datei mit den Gründen. Berichtigen Sie die Zeilen dort und importieren Sie diese Datei: Die anderen Bücher bleiben, wie sie sind.';
export const downloadATemplate = 'Vorlage herunterladen';
export const otherShopsAreRead =
  'Exporte aus Shopify und WooCommerce werden gelesen, wie sie sind; bei jeder anderen Datei geben Sie an, was in welcher Spalte steht.';
export const largestFile = (megabytes: Shown, onixMegabytes: Shown) =>
  `Höchstens ${megabytes} MB, in ONIX ${onixMegabytes} MB.`;
export const onixIsRead = 'Meldungen in ONIX 2.1, 3.0 und 3.1 werden gelesen, mit langen wie mit kurzen Namen.';
export const sampleTitle = 'Titel des Buches';
export const sampleAuthor = 'Name der Autorin oder des Autors';
export const sampleDescription = 'Wovon das Buch handelt, in einem oder mehreren Absätzen.';
export const samplePublisher = 'Name des Verlags';
export const importUndoneMeanwhile = 'dieser Import wurde inzwischen rückgängig gemacht';

export const latestImports = 'Importe der letzten 30 Tage';
export const importsNotLoaded = 'Die Importe konnten nicht geladen werden.';
export const loadingImports = 'Die Importe werden geladen';
export const importedBy = (moment: Shown, by: Shown) => `${moment}, von ${isolate(by)}`;
export const booksAdded = (books: Shown) => `${books} hinzugefügt`;
export const booksChanged = (books: Shown) => `${books} geändert`;
export const copiesSet = (books: Shown) => `Bestand gesetzt: ${books}`;
export const undoImport = 'Rückgängig machen';
export const undoImportOf = (file: Shown) => `Import von ${isolate(file)} rückgängig machen`;
export const goOnUndoing = 'Weiter rückgängig machen';
export const undoneBy = (moment: Shown, by: Shown) => `Rückgängig gemacht am ${moment} von ${isolate(by)}`;
export const undoBegun = (moment: Shown, by: Shown) =>
  `Am ${moment} hat ${isolate(by)} begonnen, ihn rückgängig zu machen; es ist nicht abgeschlossen`;
export const ownersUndoIt =
  'Er hat Bücher ins Sortiment genommen: Ihn rückgängig zu machen ist der Leitung vorbehalten.';
export const undoThisImport = 'Diesen Import rückgängig machen?';
export const undoExplained = (books: Shown) =>
  `Geänderte Bücher und Exemplare werden, was sie vorher waren. Ins Sortiment genommen hat er ${books}; das wird zurückgenommen. Was seitdem geändert wurde, bleibt, wie es ist.`;
export const undoExplainedForChanges =
  'Geänderte Bücher und Exemplare werden, was sie vorher waren. Was seitdem geändert wurde, bleibt, wie es ist.';
export const undoing = (done: Shown, total: Shown) =>
  `Wird rückgängig gemacht: ${done} von ${total}. Lassen Sie diese Seite offen.`;
export const undoWaits = (seconds: Shown) => `Zu viele Änderungen auf einmal: Weiter geht es in ${seconds}.`;
export const undone = (restored: number, shown: Shown) =>
  plural(restored, { one: 'Eine Änderung rückgängig gemacht', other: `${shown} Änderungen rückgängig gemacht` });
export const leftAlone = (count: number, shown: Shown) =>
  plural(count, { one: 'eine unberührt gelassen', other: `${shown} unberührt gelassen` });
export const undoStopped = (reason: Shown) =>
  `Es wurde unterbrochen: ${reason}. Was rückgängig gemacht wurde, bleibt es.`;
export const whatWasLeftAlone = 'Was unberührt blieb';
export const showWhatWasLeft = 'Zeigen, was unberührt blieb';
export const book = 'Buch';
export const why = 'Grund';
/** Why something was left alone. */
export const leftBecause = {
  changed: 'Seit dem Import geändert',
  gone: 'Nicht mehr im Sortiment',
  copies: 'Nur die Exemplare blieben, wie sie sind: Sie haben sich seither geändert',
  'older-release':
    'Importiert, bevor die Software des Ladens aktualisiert wurde: Ob es seitdem geändert wurde, ist nicht bekannt',
  picture: 'Rückgängig gemacht, aber das frühere Bild gibt es nicht mehr',
};

/* Files in ONIX. */
export const couldNotBeRead = 'Die Datei konnte nicht gelesen werden.';
export const readingFile = 'Die Datei wird gelesen';
export const whatTheFileHolds = 'Was in der Datei steht';
export const recordsOfOnix = (books: Shown, deletions: Shown, refused: Shown) =>
  `Eine Meldung in ONIX: ${books}, ${deletions} aus dem Verkauf zu nehmen, ${refused} abgelehnt.`;
export const onixIntro =
  'Ein Datensatz ändert das Buch, für das er schon einmal gelesen wurde oder das seine ISBN hat. Was er nicht nennt, bleibt, ebenso Kategorie und Bestand vorhandener Bücher. Es ändert sich nichts, bevor Sie gesehen haben, was sich ändern würde.';
export const categoryWithoutSubject = (count: number, shown: Shown) =>
  plural(count, {
    one: 'Kategorie von 1 Buch, für dessen Themen dieser Laden keine hat, falls es neu ist',
    other: `Kategorie von ${shown} Büchern, für deren Themen dieser Laden keine hat, falls sie neu sind`,
  });
export const takePrices = 'Auch Preise ändern, die in diesem Laden festgelegt wurden';
export const takeOffSale = (count: number, shown: Shown) =>
  plural(count, {
    one: '1 Buch aus dem Verkauf nehmen, das die Meldung löscht',
    other: `${shown} Bücher aus dem Verkauf nehmen, die die Meldung löscht`,
  });
export const ownersDeleteThem = 'Sie löscht Bücher: Ein Inhaber des Ladens kann sie aus dem Verkauf nehmen.';
export const whatIsNotHeld = 'Was darin steht und dieser Laden nicht aufnehmen kann, mit den Namen aus ONIX';
export const toTakeOffSale = 'Aus dem Verkauf zu nehmen';
export const takenOffSale = 'Aus dem Verkauf genommen';
export const wouldTakeOffSale = (books: Shown) => `Sie würde ${books} aus dem Verkauf nehmen.`;
export const tookOffSale = (books: Shown) => `${books} aus dem Verkauf genommen.`;
export const leftAsTheyAre = 'Bücher, die bleiben, wie sie sind';
export const laterMessageIsKnown = 'Eine später gesendete Meldung ist bekannt';
export const isOffSale = 'Wurde hier aus dem Verkauf genommen und bleibt es';
export const deletionOfAnotherSender = (sender: Shown) =>
  sender === ''
    ? 'Die Meldung löscht es, aber was darüber bekannt ist, stammt nicht von diesem Absender'
    : `Die Meldung löscht es, aber was darüber bekannt ist, stammt von einem anderen Absender: ${isolate(sender)}`;
export const fromAnotherSender = (sender: Shown, known: Shown) =>
  `Von ${isolate(sender || 'einem Absender ohne Namen')}; was bisher bekannt ist, stammt von ${isolate(known || 'einem Absender ohne Namen')}`;
export const publishersToCome = 'Was ins Verlagsverzeichnis käme';
export const publishersTaken = 'Was ins Verlagsverzeichnis gekommen ist';
/** Of an entry of the register. */
export const becomesOfPublisher = { added: 'Neu', changed: 'Lücken gefüllt' };
export const fillTheRegister = 'Verlagsverzeichnis füllen';
export const priceStays = (price: Shown) => `Der Preis wurde hier festgelegt und bleibt; der Datensatz nennt ${price}`;
export const downloadRefusedRecords = 'Abgelehnte Datensätze herunterladen';
export const refusedRecordsHint = 'Als CSV-Datei mit den Gründen, für den Absender.';
export const changeChoices = 'Anders entscheiden';
export const lookAtCover = 'Umschlag ansehen';
export const noteTheMessage = 'Merken, wann diese Meldung gesendet wurde';
export const orOnix = 'Auch eine Meldung des Buchhandels in ONIX (.xml) wird gelesen.';
