import type { Shown } from '../wordsOf.ts';
import { isolate, list, number, plural } from './words.ts';

const quoted = (columns: readonly string[]) => list(columns.map((column) => `„${column}“`));

export const required = 'Bitte ausfüllen';
export const atLeastCharacters = (least: number) => `Mindestens ${number(least)} Zeichen`;
export const atMostCharacters = (most: number) => `Höchstens ${number(most)} Zeichen`;
export const invalidPrice = 'Muss ein Preis von 0 bis 1.000.000 mit höchstens zwei Nachkommastellen sein';
export const mustBeOneOf = (choices: Shown) => `Muss eines davon sein: ${choices}`;
export const mustBeTrueOrFalse = 'Muss true oder false sein';
export const mustBeAText = 'Muss ein Text sein';
export const invalidCoverImage = 'Muss ein Dateiname oder eine Adresse mit http(s) sein';
export const invalidHttpsUrl = 'Muss eine Adresse sein, die mit https:// beginnt';
export const mustChangeSomething = 'Muss etwas ändern';
export const invalidChangedBook = 'Muss die Kennung eines Buches sein';
export const invalidVersion = 'Muss der Wert von updatedAt des Buches sein';
export const mustBeAList = 'Muss eine Liste sein';
export const atLeastOneChange = 'Mindestens eine Änderung';
export const atMostChanges = (most: number) => `Höchstens ${number(most)} Änderungen`;
export const eachBookOnce = 'Jedes Buch nur einmal';
export const invalidIsbn = 'Muss eine ISBN mit 10 oder 13 Ziffern sein; bitte prüfen Sie jede Ziffer';
export const invalidPublished = 'Muss ein Datum wie 2019, 2019-03 oder 2019-03-05 sein';
export const invalidPageCount = (most: number) => `Muss eine ganze Zahl von 1 bis ${number(most)} sein`;
export const invalidLanguage = 'Muss das Kürzel einer Sprache sein, zum Beispiel en, de oder pt-BR';
export const mustBeAnObject = 'Muss ein Objekt sein';
export const atLeastOneRow = 'Mindestens eine Zeile';
export const mustBeAPart = 'Muss die Nummer eines Teils des Imports sein';
export const atMostRows = (most: number) => `Höchstens ${number(most)} Zeilen`;
export const mustBeAWholeNumber = 'Muss eine ganze Zahl sein';
export const atLeast = (least: number) => `Mindestens ${number(least)}`;
export const atMost = (most: number) => `Höchstens ${number(most)}`;
export const mustBeTrue = 'Muss true sein';
export const mustSayWhatToSearch = 'Muss angeben, was gesucht wird';
export const invalidCursor = 'Bezeichnet keine Stelle in dieser Liste';
export const notTogetherWith = (name: Shown) => `Nicht zusammen mit ${name}`;
export const notTogetherWithQ = 'Nicht zusammen mit q: Die besten Treffer kommen zuerst';
export const atLeastMinCopies = 'Muss mindestens minCopies sein';
export const atLeastMinPrice = 'Muss mindestens minPrice sein';
export const onlyByPrice = 'Muss mit minPrice oder maxPrice price oder -price sein';
export const invalidTint =
  'Muss eine dunkle Farbe aus sechs Hexadezimalziffern sein, zum Beispiel 2b3a4f: Weiße Schrift muss darauf lesbar sein';
export const invalidCoverId = 'Muss die Kennung eines hochgeladenen Bildes oder null sein';
export const invalidIdempotencyKey = 'Muss aus 8 bis 128 Zeichen von A-Z, a-z, 0-9, _ und - bestehen';
export const notDeliveredTo = 'In dieses Land liefern wir nicht.';
export const invalidPhone = 'Muss eine Telefonnummer sein: Ziffern mit Trennzeichen wie + - ( ) . / und eine Durchwahl';
export const invalidAmount = 'Muss ein Betrag mit höchstens zwei Nachkommastellen sein';
export const amountTooLarge = (most: number) => `Darf höchstens ${number(most)} sein`;
export const invalidOrderedBook = 'Muss die Kennung eines Buches sein';
export const atLeastOneBook = 'Mindestens ein Buch';
export const atMostBooks = (most: number) => `Höchstens ${number(most)} Bücher`;
export const invalidMoment = 'Muss ein Zeitpunkt wie 2026-11-22T00:00:00.000Z sein';
export const mustBeLaterThanFrom = 'Muss später als from sein';
export const invalidDay = 'Muss ein Tag sein: JJJJ-MM-TT';
export const eitherRangeOrDays = 'Entweder ein Zeitraum oder from und to';
export const requiredWithFrom = 'Zusammen mit from erforderlich';
export const requiredWithTo = 'Zusammen mit to erforderlich';
export const journalTooLong = 'Bitte einen kürzeren Zeitraum wählen';
export const mustNotBeBeforeFrom = 'Darf nicht vor from liegen';
export const tooManySpans = (most: number) => `Höchstens ${number(most)} davon`;
export const invalidBookId = 'Muss die Kennung eines Buches sein';
export const invalidBookIds = 'Müssen Kennungen von Büchern sein, mit Kommas getrennt';
export const atMostIds = (most: number) => `Höchstens ${number(most)} Kennungen`;
export const invalidCount = (most: number) => `Muss eine ganze Zahl von 0 bis ${number(most)} sein`;
export const invalidStockCell = (most: number) =>
  `Muss eine ganze Zahl von 0 bis ${number(most)} ohne Tausendertrennzeichen sein`;
export const invalidDifference = (most: number) =>
  `Muss eine ganze Zahl von -${number(most)} bis ${number(most)} sein, und nicht 0`;
export const eitherCountOrChange = 'Entweder count oder change';
export const notTogetherWithChange = 'Nicht zusammen mit change';
export const invalidRowTime = 'Muss ein Zeitpunkt wie 2026-01-31T09:00:00Z sein, von 1970 bis 9999';
export const invalidRowId = 'Muss aus 1 bis 128 Zeichen von A-Z, a-z, 0-9, _ und - bestehen';
export const columnsMissing = (columns: readonly string[], all: Shown) =>
  `In der Kopfzeile fehlt: ${quoted(columns)}. Die Spalten sind ${all}.`;
export const columnsTwice = (columns: readonly string[]) => `Mehr als einmal in der Kopfzeile: ${quoted(columns)}.`;
export const quotationNeverClosed = 'Hier beginnt ein Anführungszeichen, das nie geschlossen wird';
export const quotationMisplaced =
  'Anführungszeichen an falscher Stelle: Schreiben Sie es innerhalb einer Zelle in Anführungszeichen doppelt';
export const fileIsSpreadsheet =
  'Das ist eine Datei der Tabellenkalkulation (.xlsx, .xls oder .ods), keine CSV-Datei. Öffnen Sie sie, wählen Sie „Speichern unter“ und als Dateityp „CSV UTF-8“.';
export const fileNotUtf8 =
  'Die Datei ist nicht in UTF-8. Speichern Sie sie in der Tabellenkalkulation als „CSV UTF-8“.';
export const headingMissing = 'Die Datei hat keine Kopfzeile: Ihre erste Zeile benennt die Spalten.';
export const notOnSaleThere = (said: Shown) => `Wird in dem Laden, aus dem es kommt, nicht verkauft: ${isolate(said)}`;
export const typeNotTaken = (type: Shown) => `Ist ein Artikel der Art „${isolate(type)}“ und kein Buch`;
export const fileTooLarge = (size: Shown, limit: Shown) =>
  `Die Datei hat ${size} MB; höchstens ${limit} MB werden gelesen. Teilen Sie sie auf mehrere Dateien auf.`;
export const wrongCellCount = (cells: number, columns: number) =>
  `Hat ${plural(cells, { one: '1 Zelle', other: `${cells} Zellen` })}, die Kopfzeile hat ${columns}`;
export const sameBookAsLine = (line: number) => `Dasselbe Buch wie in Zeile ${line}`;
export const sameTitleAsLine = (line: number) =>
  `Titel und Autor wie in Zeile ${line}. Ergänzen Sie bei einer anderen Ausgabe oder Variante die ISBN, oder ändern Sie den Titel`;
export const unshowableCharacters = 'Enthält Zeichen, die sich nicht darstellen lassen';
export const nothingVisible = 'Muss ein sichtbares Zeichen enthalten';
export const mustBeOnOneLine = 'Muss in einer Zeile stehen';
export const directionOverrides = 'Enthält Zeichen, die die Schreibrichtung umkehren';
export const invalidEmail = 'Muss eine E-Mail-Adresse sein';
export const atMostItems = (most: number) => `Höchstens ${number(most)} Einträge`;
export const withoutSemicolon = 'Ohne Semikolon';
export const invalidRole = 'Muss eine Rolle aus der ONIX-Codeliste 17 sein, zum Beispiel A01 oder B06';
export const invalidSubjectCode = 'Muss ein Code seines Schemas sein, zum Beispiel FBA oder FIC019000';

export const cellSays = (why: Shown, cell: Shown) => `${why}: „${isolate(cell)}“`;
export const leftOut = (cell: Shown, why: Shown) => `„${isolate(cell)}“ wurde nicht importiert. ${why}`;
export const onlyTheYear = (cell: Shown, year: Shown) => `Aus „${isolate(cell)}“ wurde nur das Jahr ${year} übernommen`;
export const notAnIsbn = 'Das ist keine gültige ISBN: Bitte prüfen Sie die Ziffern';
export const severalIsbns = 'Es steht mehr als eine ISBN darin';
export const roundedIsbn =
  'Eine Tabellenkalkulation hat diese ISBN gerundet. Formatieren Sie die Spalte in der ursprünglichen Datei als Text und speichern Sie sie neu';
export const sheetMusic = 'Nummern, die mit 979-0 beginnen, sind Noten und keine Bücher';
export const unknownLanguage = 'Unbekannte Sprache: Schreiben Sie zum Beispiel Deutsch, de oder pt-BR';
export const needsSeries = 'Zur Bandnummer fehlt der Name der Reihe';
export const needsNote = 'Zum Namen fehlt die Empfehlung';
export const salePeriod = (period: Shown) => `Dieser Angebotspreis gilt nur für einen Zeitraum: ${period}`;
export const soldWithoutStock =
  'Der ursprüngliche Laden verkauft das Buch auch ohne Bestand; hier wird er nicht gezählt';
export const otherCurrency = (currency: Shown) => `Muss in ${currency} angegeben sein, nicht in einer anderen Währung`;
export const columnWithoutHeading = (position: number) => `Nr. ${position}, ohne Überschrift`;
export const tooManyColumns = (most: number) =>
  `Die erste Zeile hat mehr als ${most} Spalten: Das ist keine Bücherdatei.`;
export const longColumnName = (most: number) =>
  `Ein Spaltenname hat mehr als ${most} Zeichen: Die erste Zeile muss die Spalten benennen.`;
export const longCell = (most: number) => `Eine Zelle hat mehr als ${most} Zeichen`;
