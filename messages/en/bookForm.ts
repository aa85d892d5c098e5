import type { Shown } from '../wordsOf.ts';
import { list } from './words.ts';

/* What the form of a book asks beside its title and price, and what it finds out by an ISBN. */

export const tradeDetails = 'Contributors, series, note and excerpt';

/* Lists: people, and subjects. */
export const nameOf = (line: Shown) => `Name ${line}`;
export const roleOf = (line: Shown) => `Role ${line}`;
export const roleCodeOf = (line: Shown) => `Code of role ${line}`;
export const schemeOf = (line: Shown) => `Scheme ${line}`;
export const codeOf = (line: Shown) => `Code ${line}`;
export const moveUp = (entry: Shown) => `Move ${entry} up`;
export const moveDown = (entry: Shown) => `Move ${entry} down`;
export const remove = (entry: Shown) => `Remove ${entry}`;
export const entry = (line: Shown) => `entry ${line}`;
export const movedTo = (entryName: Shown, line: Shown, all: Shown) => `${entryName} is now ${line} of ${all}.`;
export const removed = (entryName: Shown) => `Removed: ${entryName}.`;
export const addContributor = 'Add a contributor';
export const addSubject = 'Add a subject';
export const contributorsHint = 'As the title page names them. The author above stands on the cover.';
export const subjectsHint = 'The main one first.';
export const schemes = { thema: 'Thema', bisac: 'BISAC' };
/** Of ONIX code list 17, those that most books have. */
export const roles = {
  A01: 'Author',
  A02: 'With',
  A12: 'Illustrator',
  A13: 'Photographer',
  A15: 'Preface',
  A19: 'Afterword',
  A23: 'Foreword',
  A24: 'Introduction',
  B01: 'Editor',
  B06: 'Translator',
  E07: 'Reader',
};
export const anotherRole = 'Another, by its code';
export const invalidRole = 'A role is a code of ONIX code list 17, like A36.';
export const invalidSubject = {
  thema: 'A code of Thema reads like FBA.',
  bisac: 'A code of BISAC reads like FIC019000.',
};

export const numberHint = 'As the publisher counts: 3, 3a or II.';
export const noteHint = 'What you would say of the book at the counter. It stands on its page, with your name.';
export const excerptHint = (most: Shown) =>
  `The first pages, at most ${most} characters. An empty line parts paragraphs.`;
export const orderableHint = 'Without the tick the book is shown, and nobody can order it.';

/* Looking a book up by its ISBN. */
export const beginWithIsbn = 'Begin with the ISBN';
export const lookItUp = 'Look it up';
export const lookingUp = 'Looking it up...';
export const fromSource = (source: Shown) => `From ${source}`;
export const filledIn = (fields: readonly string[]) =>
  `Filled in: ${list(fields)}. What was there stays; please check the rest.`;
export const nothingToFillIn = 'The form has all that was found.';
export const noResult = 'No result: nobody knows a book with this ISBN.';
export const noAnswer = (sources: readonly string[]) => `No answer from ${list(sources)}.`;
export const lookupIsOff = 'This shop looks nothing up.';
export const lookupFailed = 'The shop could not look it up. Please try again.';
export const coverAt = (source: Shown) => `A cover at ${source}`;
export const coverHint =
  'opens there. You may use it once you have the right to: save it, and choose it as the picture.';
