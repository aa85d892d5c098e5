import type { Shown } from '../wordsOf.ts';
import { number } from './words.ts';

export const atLine = (line: Shown, fault: Shown) => `Zeile ${line}: ${fault}`;
export const noOnix = 'Das ist keine Meldung in ONIX: Sie beginnt nicht mit ONIXMessage.';
export const unknownRelease = (release: Shown) => `ONIX ${release} wird hier nicht gelesen, nur 2.1, 3.0 und 3.1.`;
export const unknownEncoding = (name: Shown) => `Unbekannte Zeichenkodierung: „${name}“.`;
export const wrongByte = (encoding: Shown) =>
  `Die Datei gibt ${encoding} als Kodierung an, aber ein Zeichen passt nicht dazu. Bitten Sie den Absender, die Kodierung zu berichtigen.`;
export const internalSubset = 'Der DOCTYPE enthält eigene Deklarationen. Solche Dateien werden abgelehnt.';
export const unknownEntity = 'Unbekannte Zeichen-Entität.';
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
  'Keine Kategorie dieses Ladens passt zu seinen Themen (Thema), und für solche Bücher ist keine gewählt';
export const noPrice = 'Es fehlt ein heute gültiger Endpreis mit Steuern in der Währung und im Land dieses Ladens';

export const moreThan = (element: Shown, most: number) => `${element}: mehr als ${number(most)}`;
export const longerThan = (element: Shown, most: number) => `${element}: auf ${number(most)} Zeichen gekürzt`;
export const otherNames = 'Andere Angaben';
