import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const publishers = 'Publishers';
export const registerIntro =
  'Who answers for the safety of books. A book shows the entry that has the name of its publisher, whatever its case, accents and punctuation.';
export const findAPublisher = 'Find a publisher';
export const beginningOfItsName = 'The beginning of its name';
export const addPublisher = 'Add a publisher';
export const editPublisher = 'Edit the publisher';
export const edit = (name: Shown) => `Edit ${isolate(name)}`;
export const editLabel = 'Edit';
export const remove = (name: Shown) => `Delete ${isolate(name)}`;
export const deleteLabel = 'Delete';
export const deleteQuestion = (name: Shown) => `Delete ${isolate(name)}?`;
export const booksKeepTheName =
  'Books keep the name of their publisher, but no longer show who answers for their safety.';
export const deleted = (name: Shown) => `${isolate(name)} is deleted.`;
export const saved = (name: Shown) => `${isolate(name)} is saved.`;
export const loadingPublishers = 'Loading the publishers';
export const notLoaded = 'The publishers could not be loaded';
export const noPublishers = 'There is no publisher in the register yet';
export const noneBeginsSo = 'No publisher has a name that begins so';
export const nextPage = 'Next page';
export const firstPage = 'First page';
export const name = 'Name';
export const nameHint = 'As books have it';
export const address = 'Postal address';
export const email = 'E-mail address';
export const responsibleHint = 'Of a publisher outside the Union';
export const responsibleName = 'Name of the responsible person';
export const responsibleAddress = 'Postal address of the responsible person';
export const responsibleEmail = 'E-mail address of the responsible person';
export const responsibleNeedsAName = 'A responsible person has a name';
export const save = 'Save';
export const noAddress = 'No postal address';
export const noEmail = 'No e-mail address';
