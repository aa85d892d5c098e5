import type { Shown } from '../wordsOf.ts';
import { list } from './words.ts';

export const tradeDetails = 'Mitwirkende, Reihe, Empfehlung und Leseprobe';

export const nameOf = (line: Shown) => `Name ${line}`;
export const roleOf = (line: Shown) => `Rolle ${line}`;
export const roleCodeOf = (line: Shown) => `Code der Rolle ${line}`;
export const schemeOf = (line: Shown) => `Schema ${line}`;
export const codeOf = (line: Shown) => `Code ${line}`;
export const moveUp = (entry: Shown) => `${entry} nach oben`;
export const moveDown = (entry: Shown) => `${entry} nach unten`;
export const remove = (entry: Shown) => `${entry} entfernen`;
export const entry = (line: Shown) => `Eintrag ${line}`;
export const movedTo = (entryName: Shown, line: Shown, all: Shown) =>
  `${entryName} steht jetzt an Stelle ${line} von ${all}.`;
export const removed = (entryName: Shown) => `Entfernt: ${entryName}.`;
export const addContributor = 'Mitwirkende hinzufügen';
export const addSubject = 'Thema hinzufügen';
export const contributorsHint = 'Wie auf dem Titelblatt genannt. Der Name oben steht auf dem Cover.';
export const subjectsHint = 'Das wichtigste zuerst.';
export const schemes = { thema: 'Thema', bisac: 'BISAC' };
export const roles = {
  A01: 'Text',
  A02: 'Unter Mitarbeit von',
  A12: 'Illustrationen',
  A13: 'Fotografien',
  A15: 'Vorwort',
  A19: 'Nachwort',
  A23: 'Geleitwort',
  A24: 'Einleitung',
  B01: 'Herausgabe',
  B06: 'Übersetzung',
  E07: 'Gelesen von',
};
export const anotherRole = 'Andere Rolle (Code eingeben)';
export const invalidRole = 'Geben Sie einen Code der ONIX-Codeliste 17 ein, zum Beispiel A36.';
export const invalidSubject = {
  thema: 'Ein Code von Thema sieht aus wie FBA.',
  bisac: 'Ein Code von BISAC sieht aus wie FIC019000.',
};

export const numberHint = 'Wie der Verlag zählt: 3, 3a oder II.';
export const noteHint = 'Was Sie im Laden über das Buch sagen würden. Es erscheint auf seiner Seite, mit Ihrem Namen.';
export const excerptHint = (most: Shown) =>
  `Die ersten Seiten, höchstens ${most} Zeichen. Eine leere Zeile trennt Absätze.`;
export const orderableHint = 'Ohne Haken wird das Buch gezeigt, kann aber nicht bestellt werden.';

export const startWithIsbn = 'Mit der ISBN beginnen';
export const lookUp = 'Nachschlagen';
export const lookingUp = 'Wird nachgeschlagen …';
export const fromSource = (source: Shown) => `Von ${source}`;
export const filledIn = (fields: readonly string[]) =>
  `Ausgefüllt: ${list(fields)}. Ihre Eingaben bleiben; bitte prüfen Sie den Rest.`;
export const nothingToFillIn = 'Nichts zu ergänzen. Das Formular ist schon vollständig.';
export const noResult = 'Zu dieser ISBN wurde nichts gefunden.';
export const noAnswer = (sources: readonly string[]) => `Keine Antwort von ${list(sources)}.`;
export const lookupIsOff = 'Das Nachschlagen ist in diesem Laden ausgeschaltet.';
export const lookupFailed = 'Das Nachschlagen ist nicht gelungen. Bitte versuchen Sie es noch einmal.';
export const coverAt = (source: Shown) => `Cover bei ${source}`;
export const coverHint =
  'öffnet sich dort. Wenn Sie es verwenden dürfen, speichern Sie es, und wählen Sie es dann als Bild aus.';
