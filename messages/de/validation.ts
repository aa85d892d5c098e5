import type { Shown } from '../wordsOf.ts';

export const required = 'Wird gebraucht';
export const atMostCharacters = (limit: Shown) => `Höchstens ${limit} Zeichen`;
export const mustBeAPriceFrom0 = 'Muss ein Preis von 0 bis 1000000 mit höchstens zwei Nachkommastellen sein';
export const mustBeOneOf = (choices: Shown) => `Muss eines davon sein: ${choices}`;
export const mustBeTrueOrFalse = 'Muss true oder false sein';
export const mustBeAText = 'Muss ein Text sein';
export const mustBeAFileNameOr = 'Muss ein Dateiname oder eine Adresse mit http(s) sein';
export const mustChangeSomething = 'Muss etwas ändern';
export const mustBeTheIdOfA = 'Muss die ID eines Buches sein';
export const mustBeTheUpdatedatOfThe = 'Muss das updatedAt des Buches sein';
export const mustBeAList = 'Muss eine Liste sein';
export const atLeastOneChange = 'Mindestens eine Änderung';
export const atMostChanges = (booksPerBatch: Shown) => `Höchstens ${booksPerBatch} Änderungen`;
export const eachBookOnce = 'Jedes Buch nur einmal';
export const mustBeAnIsbnOf10 = 'Muss eine ISBN mit 10 oder 13 Ziffern sein; bitte prüfen Sie jede davon';
export const mustBeADateLike2019 = 'Muss ein Datum wie 2019, 2019-03 oder 2019-03-05 sein';
export const mustBeAWholeNumberFrom = (pages: Shown) => `Muss eine ganze Zahl von 1 bis ${pages} sein`;
export const mustBeTheTagOfA = 'Muss das Kürzel einer Sprache sein, zum Beispiel en, de oder pt-BR';
export const mustBeAnObject = 'Muss ein Objekt sein';
export const atLeastOneRow = 'Mindestens eine Zeile';
export const atMostRows = (booksPerBatch: Shown) => `Höchstens ${booksPerBatch} Zeilen`;
export const mustBeAWholeNumber = 'Muss eine ganze Zahl sein';
export const atLeast = (min: Shown) => `Mindestens ${min}`;
export const atMost = (max: Shown) => `Höchstens ${max}`;
export const mustBeTrue = 'Muss true sein';
export const mustSayWhatToSearch = 'Muss sagen, was gesucht wird';
export const isNotACursorOfThis = 'Ist keine Stelle dieser Liste';
export const notTogetherWithIds = 'Nicht zusammen mit ids';
export const notTogetherWithQTheBest = 'Nicht zusammen mit q: Die besten Treffer kommen zuerst';
export const mustBeADarkColourOf =
  'Muss eine dunkle Farbe aus sechs Hexadezimalziffern sein, zum Beispiel 2b3a4f: Weißer Text muss darauf lesbar sein';
export const mustBeTheIdOfAn = 'Muss die ID eines hochgeladenen Bildes oder null sein';
export const mustBe8To128Characters = 'Muss aus 8 bis 128 Zeichen von A-Z, a-z, 0-9, _ und - bestehen';
export const mustBeAPhoneNumberDigits = 'Muss eine Telefonnummer sein: Ziffern, Leerzeichen, + - ( )';
export const mustBeAnAmountWithAt = 'Muss ein Betrag mit höchstens zwei Nachkommastellen sein';
export const mustBeAtMost = (value: Shown) => `Darf höchstens ${value} sein`;
export const mustBeABookId = 'Muss die ID eines Buches sein';
export const atLeastOneBook = 'Mindestens ein Buch';
export const atMostBooks = (booksPerOrder: Shown) => `Höchstens ${booksPerOrder} Bücher`;
export const mustBeAMomentLike2026 = 'Muss ein Zeitpunkt wie 2026-11-22T00:00:00.000Z sein';
export const mustBeLaterThanFrom = 'Muss später als from sein';
export const mustBeADayYyyyMm = 'Muss ein Tag sein: JJJJ-MM-TT';
export const eitherARangeOrFromAnd = 'Entweder ein Zeitraum oder from und to';
export const requiredWithFrom = 'Wird mit from gebraucht';
export const requiredWithTo = 'Wird mit to gebraucht';
export const mustNotBeBeforeFrom = 'Darf nicht vor from liegen';
export const atMostOfThese = (most: Shown) => `Höchstens ${most} davon`;
export const mustBeBookIdsSeparatedBy = 'Müssen IDs von Büchern sein, mit Kommas getrennt';
export const atMostIds = (booksById: Shown) => `Höchstens ${booksById} IDs`;
export const mustBeACount = (copies: Shown) => `Muss eine ganze Zahl von 0 bis ${copies} sein`;
export const mustBeADifference = (copies: Shown) =>
  `Muss eine ganze Zahl von -${copies} bis ${copies} sein, und nicht 0`;
export const eitherCountOrChange = 'Entweder count oder change';
export const notTogetherWithChange = 'Nicht zusammen mit change';
export const mustBeATimeLike2026 = 'Muss eine Zeit wie 2026-01-31T09:00:00Z sein, von 1970 bis 9999';
export const mustBe1To128Characters = 'Muss aus 1 bis 128 Zeichen von A-Z, a-z, 0-9, _ und - bestehen';
export const theHeadingHasNoColumnThe = (withQuotes: Shown, choices: Shown) =>
  `In der Kopfzeile fehlt die Spalte ${withQuotes}. Die Spalten sind ${choices}.`;
export const theHeadingHasTheColumnMore = (withQuotes: Shown) =>
  `Die Kopfzeile hat die Spalte ${withQuotes} mehr als einmal.`;
export const aQuotationMarkOpensHereThat = 'Hier öffnet ein Anführungszeichen, das nie geschlossen wird';
export const aQuotationMarkStandsWhereNone =
  'Ein Anführungszeichen steht, wo keines stehen kann: In einer Zelle mit Anführungszeichen schreiben Sie es doppelt';
export const thisIsASpreadsheetXlsxXls =
  'Das ist eine Tabelle (.xlsx, .xls oder .ods), keine CSV-Datei. Öffnen Sie sie, wählen Sie „Speichern unter“ und als Typ „CSV UTF-8“.';
export const theFileIsNotUtf8 =
  'Die Datei ist nicht in UTF-8. Speichern Sie sie in der Tabellenkalkulation als „CSV UTF-8“.';
export const theFileHasNoHeadingIts = 'Die Datei hat keine Kopfzeile: Ihre erste Zeile benennt die Spalten.';
export const hasCellsWhereTheHeadingHas = (value: Shown, value2: Shown) =>
  `Hat ${value} Zellen, die Kopfzeile hat ${value2}`;
export const isTheSameBookAsLine = (firstLine: Shown) => `Ist dasselbe Buch wie Zeile ${firstLine}`;
export const containsCharactersThatCannotBeShown = 'Enthält Zeichen, die sich nicht darstellen lassen';
export const mustHaveACharacterThatCan = 'Muss ein sichtbares Zeichen haben';
export const mustBeOnOneLine = 'Muss in einer Zeile stehen';
export const containsCharactersThatTurnTheDirection = 'Enthält Zeichen, die die Richtung des Textes umkehren';
