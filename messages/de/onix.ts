import type { Shown } from '../wordsOf.ts';
import { number } from './words.ts';

export const atLine = (line: Shown, fault: Shown) => `Zeile ${line}: ${fault}`;
export const noOnix = 'Das ist keine Meldung in ONIX: Sie beginnt nicht mit ONIXMessage.';
export const unknownRelease = (release: Shown) => `ONIX ${release} wird hier nicht gelesen, nur 2.1, 3.0 und 3.1.`;
export const unknownEncoding = (name: Shown) => `Unbekannte Zeichenkodierung: „${name}“.`;
export const wrongByte = (encoding: Shown) =>
  `Ein Zeichen ist nicht in ${encoding} geschrieben, wie die Datei von sich angibt. Bitten Sie den Absender, die Kodierung zu berichtigen.`;
export const internalSubset = 'Der DOCTYPE vereinbart etwas Eigenes. Solche Dateien werden abgelehnt.';
export const unknownEntity = 'Unbekannter Name eines Zeichens.';
export const wrongCharacter = 'Darin steht ein Zeichen, das keine XML-Datei enthalten darf.';
export const endsEarly =
  'Die Datei endet vor ihrem letzten Element: Sie wurde wahrscheinlich nicht vollständig übertragen.';
export const secondRoot = 'Nach dem Ende der Meldung beginnt eine weitere.';
export const wrongEndTag = 'Ein Element endet, das dort nicht begonnen hat.';
export const notWellFormed = 'Das ist kein gültiges XML.';
export const tooDeep = (most: number) => `Elemente sind mehr als ${number(most)}-fach verschachtelt.`;
export const textTooLong = (most: number) => `Ein Text hat mehr als ${number(most)} Zeichen.`;
export const recordTooLong = (most: number) => `Ein Datensatz hat mehr als ${number(most)} Zeichen.`;
export const tooManyElements = (most: number) => `Ein Datensatz hat mehr als ${number(most)} Elemente.`;
export const tooManyAttributes = (most: number) => `Ein Element hat mehr als ${number(most)} Attribute.`;
export const attributeTooLong = (most: number) => `Ein Attribut hat mehr als ${number(most)} Zeichen.`;

export const noReference = 'Es fehlt die RecordReference, unter der der Absender den Datensatz führt.';
export const digitalIsNotSold = (form: Shown) => `E-Books (Form ${form}) werden hier nicht verkauft.`;
export const audioIsNotSold = (form: Shown) => `Hörbücher (Form ${form}) werden hier nicht verkauft.`;
export const formIsNotSold = (form: Shown) => `Es ist kein gedrucktes Buch (Form ${form}).`;
export const setIsNotSold = (composition: Shown) =>
  `Sammlungen und Pakete (Zusammensetzung ${composition}) werden nicht gelesen.`;

export const noCategory =
  'Keine Kategorie dieses Ladens nennt seine Themen (Thema), und für solche Bücher ist keine gewählt';
export const noPrice =
  'Es nennt keinen Preis, den Leser heute in der Währung, im Land und mit den Steuern dieses Ladens bezahlen';

export const moreThan = (element: Shown, most: number) => `${element}: mehr als ${number(most)}`;
export const longerThan = (element: Shown, most: number) => `${element}: auf ${number(most)} Zeichen gekürzt`;
export const otherNames = 'Andere Angaben';
