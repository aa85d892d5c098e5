import type { Shown } from '../wordsOf.ts';
import { list } from './words.ts';

export const tradeDetails = 'Contributors, series, note and excerpt';

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
export const contributorsHint = 'As listed on the title page. The Author field above is the name shown on the cover.';
export const subjectsHint = 'Put the main subject first.';
export const schemes = { thema: 'Thema', bisac: 'BISAC' };
/** ONIX code list 17. */
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
export const anotherRole = 'Other (enter code)';
export const invalidRole = 'Enter a code from ONIX code list 17, like A36.';
export const invalidSubject = {
  thema: 'Thema codes look like FBA.',
  bisac: 'BISAC codes look like FIC019000.',
};

export const numberHint = 'As the publisher numbers it: 3, 3a or II.';
export const noteHint = "What you'd tell a customer at the counter. Shown on the book's page with your name.";
export const excerptHint = (most: Shown) =>
  `The opening pages, up to ${most} characters. Separate paragraphs with an empty line.`;
export const orderableHint = "If unticked, the book is shown but can't be ordered.";

export const startWithIsbn = 'Start with the ISBN';
export const lookUp = 'Look up';
export const lookingUp = 'Looking up…';
export const fromSource = (source: Shown) => `From ${source}`;
export const filledIn = (fields: readonly string[]) =>
  `Filled in: ${list(fields)}. We kept what you'd typed. Please check the new details.`;
export const nothingToFillIn = 'Nothing to add. The form is already complete.';
export const noResult = 'No details found for this ISBN.';
export const noAnswer = (sources: readonly string[]) => `No response from ${list(sources)}.`;
export const lookupIsOff = 'ISBN lookup is switched off in this shop.';
export const lookupFailed = "Couldn't look up the ISBN. Please try again.";
export const coverAt = (source: Shown) => `Cover at ${source}`;
export const coverHint = 'opens there. Once you have the right to use it, save it and choose it as the picture.';
