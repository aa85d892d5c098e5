import type { Shown } from '../wordsOf.ts';
import { number } from './words.ts';

/* Files of books in ONIX, the message format of the book trade. */

/** Why a file cannot be read any further. */
export const atLine = (line: Shown, fault: Shown) => `Line ${line}: ${fault}`;
export const noOnix = 'This is no message in ONIX: it does not begin with ONIXMessage.';
export const unknownRelease = (release: Shown) => `ONIX ${release} is not read here, only 2.1, 3.0 and 3.1.`;
export const unknownEncoding = (name: Shown) => `“${name}” is no character encoding that is known here.`;
export const wrongByte = (encoding: Shown) =>
  `A character is not written in ${encoding}, as the file says of itself. Ask its sender to correct the encoding.`;
export const internalSubset = 'The DOCTYPE declares something of its own. Such files are refused.';
export const unknownEntity = 'A character is written by a name that is not known.';
export const wrongCharacter = 'There is a character that no XML file may hold.';
export const endsEarly = 'The file ends before its last element does: it was probably not transferred as a whole.';
export const secondRoot = 'After the end of the message another one begins.';
export const wrongEndTag = 'An element ends that did not begin there.';
export const notWellFormed = 'This is no correct XML.';
export const tooDeep = (most: number) => `More than ${number(most)} elements are within each other.`;
export const textTooLong = (most: number) => `A text has more than ${number(most)} characters.`;
export const recordTooLong = (most: number) => `A record has more than ${number(most)} characters.`;
export const tooManyElements = (most: number) => `A record has more than ${number(most)} elements.`;
export const tooManyAttributes = (most: number) => `An element has more than ${number(most)} attributes.`;
export const attributeTooLong = (most: number) => `An attribute has more than ${number(most)} characters.`;

/** Why a record is no book of this shop. */
export const noReference = 'It has no RecordReference, by which its sender knows it.';
export const digitalIsNotSold = (form: Shown) => `It is an electronic book (form ${form}), which is not sold here.`;
export const audioIsNotSold = (form: Shown) => `It is an audio book (form ${form}), which is not sold here.`;
export const formIsNotSold = (form: Shown) => `It is no printed book (form ${form}).`;
export const setIsNotSold = (composition: Shown) =>
  `It consists of several items (composition ${composition}): sets and packs are not read.`;

/** What a new book lacks. */
export const noCategory = 'No category of this shop names its subjects of Thema, and none is chosen for such books';
export const noPrice =
  'It gives no price that readers pay today in this shop’s currency and country, and with its taxes';

/** What of a record does not fit. */
export const moreThan = (element: Shown, most: number) => `${element}: more than ${number(most)}`;
export const longerThan = (element: Shown, most: number) => `${element}: shortened to ${number(most)} characters`;
/** What a file says and the shop cannot hold, beyond what is named. */
export const otherNames = 'Others';
