import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const ownersOnly = 'Only an owner of the shop can do this.';
export const onlyOwnersDelete = 'Only an owner of the shop can delete books. Nothing was changed.';
export const mustBeASubject = "Must be the id of a book, an order, a customer or a publisher, or an admin's name";

export const rights = { owner: 'Owner', staff: 'Staff' };
export const changes = 'Changes';
export const logOfChanges = 'Activity log';
export const allChanges = 'All changes';
export const loadingChanges = 'Loading activity…';
export const changesNotLoaded = "Couldn't load the activity log";
export const noChangesYet = 'No activity yet';
export const noSuchChange = 'No changes match';
export const noActivityOf = (name: Shown) => `No activity logged for “${isolate(name)}”`;
export const changesShown = (count: number, shown: Shown) =>
  plural(count, { one: '1 change shown', other: `${shown} changes shown` });
export const showAllChanges = 'Show all changes';
export const onlyOwnersSeeLog = 'Only owners of the shop can see the activity log';
export const day = 'Day';
export const person = 'Done by';
export const personExample = (command: Shown) => `Username, or ${command}`;
export const subject = 'Order, book or person';
export const subjectExample = 'Number, title or username';
export const noSuchTitle = 'No book on sale has this title.';
export const enterASubject = "Enter an order number, a title, a book's ID or a username.";
export const didYouMeanABook = 'Did you mean a book?';
export const search = 'Search';
export const pages = 'Pages';
export const newerChanges = 'Newer changes';
export const olderChanges = 'Older changes';

/** By code of a change. */
export const whatChanged = {
  'book-added': (count: number, shown: Shown) => plural(count, { one: 'Book added', other: `${shown} books added` }),
  'book-changed': (count: number, shown: Shown) =>
    plural(count, { one: 'Book changed', other: `${shown} books changed` }),
  'book-deleted': (count: number, shown: Shown) =>
    plural(count, { one: 'Book deleted', other: `${shown} books deleted` }),
  'book-restored': (count: number, shown: Shown) =>
    plural(count, { one: 'Book restored', other: `${shown} books restored` }),
  'books-imported': (count: number, shown: Shown) =>
    plural(count, { one: 'Book imported', other: `${shown} books imported` }),
  'import-undone': (count: number, shown: Shown) =>
    plural(count, { one: 'Book import undone', other: `Import of ${shown} books undone` }),
  'covers-imported': (count: number, shown: Shown) =>
    plural(count, { one: 'Cover imported', other: `${shown} covers imported` }),
  'copies-changed': (count: number, shown: Shown) =>
    plural(count, { one: 'Stock changed', other: `Stock of ${shown} books changed` }),
  'order-placed': () => 'Phone or counter order taken',
  'order-packed': () => 'Order packed',
  'order-delivered': () => 'Order delivered',
  'order-cancelled': () => 'Order cancelled',
  'order-refused': () => 'Parcel returned unopened',
  'order-returned': () => 'Books returned',
  'order-undone': () => 'Order step undone',
  'order-books-changed': () => 'Books in an order changed',
  'order-delivery-changed': () => 'Delivery details changed',
  'order-notes-changed': () => 'Order details changed',
  'order-split': () => 'Order split',
  'order-merged': () => 'Orders merged again',
  'order-mail-sent': () => 'Order email resent',
  'order-message-sent': () => 'Message to the customer sent',
  'invoice-issued': () => 'Invoice created',
  'credit-note-issued': () => 'Credit note created',
  'withdrawal-settled': () => 'Withdrawal marked as settled',
  'withdrawal-reopened': () => 'Withdrawal marked as open',
  'publisher-added': () => 'Publisher added',
  'publisher-changed': () => 'Publisher changed',
  'publisher-deleted': () => 'Publisher deleted',
  'publishers-imported': (count: number, shown: Shown) =>
    plural(count, { one: 'Publisher imported', other: `${shown} publishers imported` }),
  'admin-added': () => 'Admin added',
  'admin-password-changed': () => 'Admin password changed',
  'admin-made-owner': () => 'Admin made an owner',
  'admin-made-staff': () => 'Admin made staff',
  'admin-removed': () => 'Admin removed',
  'factor-set': () => 'Second factor set up',
  'factor-removed': () => 'Second factor removed',
  'factor-reset': () => 'Second factor reset',
  'factor-demanded': () => 'Two-step login required',
  'factor-not-demanded': () => 'Two-step login no longer required',
  'recovery-codes-made': () => 'New recovery codes created',
  'recovery-code-used': () => 'Logged in with a recovery code',
  'customer-exported': () => 'Customer data exported',
  'customer-erased': () => 'Customer data erased',
  'backup-restored': () => 'Backup restored',
  'sales-recounted': () => 'Sales recounted',
};
export const byPerson = <T>(person: T) => ['by ', person];
export const commandName = 'a command';
/** Search word for changes by a command. */
export const commandWord = 'command';
export const order = (id: Shown) => `Order ${id}`;
export const splitOrder = <Order>(order: Order, part: Order) => [order, ', new part: ', part];
export const andMore = (count: number, shown: Shown) =>
  plural(count, { one: 'and 1 more', other: `and ${shown} more` });

/** By column of a book file. */
export const fieldNames = {
  title: 'Title',
  subtitle: 'Subtitle',
  author: 'Author',
  contributors: 'Contributors',
  series: 'Series',
  seriesNumber: 'Number in series',
  description: 'Description',
  category: 'Category',
  coverImage: 'Cover image',
  newPrice: 'Price',
  oldPrice: 'Old price',
  trending: 'Trending',
  isbn: 'ISBN',
  publisher: 'Publisher',
  imprint: 'Imprint',
  published: 'Published',
  pages: 'Pages',
  language: 'Language',
  format: 'Format',
  subjects: 'Subjects',
  noteText: "Bookseller's note",
  noteBy: 'Name under the note',
  excerpt: 'Excerpt',
  orderable: 'Available to order',
  cover: 'Uploaded cover',
  deleted: 'Deleted',
  stock: 'Stock',
  status: 'Status',
  refused: 'Refused parcel',
  items: 'Books',
  totalPrice: 'Total',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  email: 'Email',
  responsible: 'Responsible person in the EU',
  street: 'Street',
  note: 'Note for the courier',
  tracking: 'Tracking',
  internalNote: 'Staff note',
  cashReceived: 'Cash received',
  returned: 'Returned books',
  waiting: 'Waiting',
};
export const fieldChanged = (field: Shown, before: Shown, after: Shown) =>
  `${field}: ${isolate(before)} → ${isolate(after)}`;
export const fieldsChanged = (fields: readonly string[]) => `Changed: ${list(fields)}`;
export const ownExcerpt = 'an excerpt';
export const ownPicture = 'a picture';
/** Value of an untracked stock level. */
export const notCounted = 'not tracked';
export const none = 'none';
export const yes = 'yes';
export const no = 'no';
