import type { Shown } from '../wordsOf.ts';
import { number } from './words.ts';

export const atLine = (line: Shown, fault: Shown) => `Line ${line}: ${fault}`;
export const noOnix = "This isn't an ONIX message: it doesn't start with ONIXMessage.";
export const unknownRelease = (release: Shown) => `ONIX ${release} isn't supported, only 2.1, 3.0 and 3.1.`;
export const unknownEncoding = (name: Shown) => `Unknown character encoding: “${name}”.`;
export const wrongByte = (encoding: Shown) =>
  `The file says it is encoded in ${encoding}, but a character isn't. Ask the sender to correct the encoding.`;
export const internalSubset = 'The DOCTYPE contains its own declarations. Such files are refused.';
export const unknownEntity = 'Unknown character entity.';
export const wrongCharacter = "The file contains a character that isn't allowed in XML.";
export const endsEarly = "The file ends too early. It probably wasn't transferred completely.";
export const secondRoot = 'A second message starts after the end of the first.';
export const wrongEndTag = "A closing tag doesn't match its opening tag.";
export const notWellFormed = "This isn't valid XML.";
export const tooDeep = (most: number) => `Elements are nested more than ${number(most)} levels deep.`;
export const textTooLong = (most: number) => `A text has more than ${number(most)} characters.`;
export const recordTooLong = (most: number) => `A record has more than ${number(most)} characters.`;
export const tooManyElements = (most: number) => `A record has more than ${number(most)} elements.`;
export const tooManyAttributes = (most: number) => `An element has more than ${number(most)} attributes.`;
export const attributeTooLong = (most: number) => `An attribute has more than ${number(most)} characters.`;

/** Reasons why a record is not imported. */
export const noReference = "It has no RecordReference, so it can't be identified.";
export const digitalIsNotSold = (form: Shown) => `E-books (form ${form}) aren't sold here.`;
export const audioIsNotSold = (form: Shown) => `Audiobooks (form ${form}) aren't sold here.`;
export const formIsNotSold = (form: Shown) => `It isn't a printed book (form ${form}).`;
export const setIsNotSold = (composition: Shown) => `Sets and packs (composition ${composition}) aren't supported.`;

export const noCategory =
  "None of this shop's categories matches its Thema subjects, and no category is chosen for such books";
export const noPrice = "It has no current retail price in this shop's currency and country, including taxes";

export const moreThan = (element: Shown, most: number) => `${element}: more than ${number(most)}`;
export const longerThan = (element: Shown, most: number) => `${element}: shortened to ${number(most)} characters`;
/** Fields without a name of their own here. */
export const otherNames = 'Other fields';
