import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const publishers = 'Publishers';
export const registerIntro =
  "The companies responsible for product safety. A book shows the entry that matches its publisher's name, ignoring case, accents and punctuation.";
export const findPublisher = 'Find a publisher';
export const namePrefix = 'Start of the name';
export const addPublisher = 'Add a publisher';
export const editPublisher = 'Edit publisher';
export const edit = (name: Shown) => `Edit ${isolate(name)}`;
export const editLabel = 'Edit';
export const remove = (name: Shown) => `Delete ${isolate(name)}`;
export const deleteLabel = 'Delete';
export const deleteQuestion = (name: Shown) => `Delete ${isolate(name)}?`;
export const booksKeepTheName =
  "Books keep their publisher's name, but no longer show who is responsible for product safety.";
export const deleted = (name: Shown) => `${isolate(name)} deleted.`;
export const saved = (name: Shown) => `${isolate(name)} saved.`;
export const loadingPublishers = 'Loading publishers…';
export const notLoaded = "Couldn't load the publishers";
export const noPublishers = 'No publishers in the register yet';
export const noMatches = 'No publishers match';
export const nextPage = 'Next page';
export const firstPage = 'First page';
export const name = 'Name';
export const nameHint = 'As shown on books';
export const address = 'Postal address';
export const email = 'Email address';
export const responsibleHint = 'For publishers outside the EU';
export const responsibleName = 'Name of the responsible person';
export const responsibleAddress = 'Postal address of the responsible person';
export const responsibleEmail = 'Email address of the responsible person';
export const responsibleNameRequired = "Enter the responsible person's name";
export const save = 'Save';
export const noAddress = 'No postal address';
export const noEmail = 'No email address';
