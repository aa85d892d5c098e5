import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const ownersOnly = 'This call is for an owner of the shop.';
export const ownersDelete = 'Only an owner of the shop deletes books. Nothing was changed.';
export const mustBeASubject = 'Must be the id of a book, an order, a customer or a publisher, or the name of an admin';

export const rights = { owner: 'Owner', staff: 'Staff' };
export const changes = 'Changes';
export const logOfChanges = 'Log of changes';
export const allChanges = 'All changes';
export const loadingChanges = 'Loading the changes';
export const changesNotLoaded = 'The changes could not be loaded';
export const noChangesYet = 'No changes are recorded yet';
export const noSuchChange = 'No change matches';
export const showAllChanges = 'Show all changes';
export const ownersSeeTheLog = 'The log of changes is for owners of the shop';
export const day = 'Day';
export const person = 'Person';
export const personExample = (command: Shown) => `User name, or ${command}`;
export const subject = 'Book, order or person';
export const subjectExample = 'Its ID, or a user name';
export const search = 'Search';
export const pages = 'Pages';
export const newerChanges = 'Newer changes';
export const olderChanges = 'Older changes';

/** By the code of a change. */
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
    plural(count, { one: 'Import of a book undone', other: `Import of ${shown} books undone` }),
  'covers-imported': (count: number, shown: Shown) =>
    plural(count, { one: 'Cover imported', other: `${shown} covers imported` }),
  'copies-changed': (count: number, shown: Shown) =>
    plural(count, { one: 'Copies changed', other: `Copies of ${shown} books changed` }),
  'order-placed': () => 'Order taken by phone or at the counter',
  'order-packed': () => 'Order packed',
  'order-delivered': () => 'Order delivered',
  'order-cancelled': () => 'Order cancelled',
  'order-refused': () => 'Parcel of an order came back',
  'order-returned': () => 'Books of an order came back',
  'order-undone': () => 'Step of an order undone',
  'order-books-changed': () => 'Books of an order changed',
  'order-delivery-changed': () => 'Delivery of an order changed',
  'order-notes-changed': () => 'Notes of an order changed',
  'order-mail-sent': () => 'Mail of an order sent again',
  'invoice-issued': () => 'Invoice of an order written',
  'credit-note-issued': () => 'Credit note of an order written',
  'withdrawal-settled': () => 'Withdrawal marked as settled',
  'withdrawal-reopened': () => 'Withdrawal marked as open',
  'publisher-added': () => 'Publisher added',
  'publisher-changed': () => 'Publisher changed',
  'publisher-deleted': () => 'Publisher deleted',
  'publishers-imported': (count: number, shown: Shown) =>
    plural(count, { one: 'Publisher imported', other: `${shown} publishers imported` }),
  'admin-added': () => 'Admin added',
  'admin-password-changed': () => 'Password of an admin changed',
  'admin-made-owner': () => 'Admin made an owner',
  'admin-made-staff': () => 'Admin made staff',
  'admin-removed': () => 'Admin removed',
  'factor-set': () => 'Second factor set',
  'factor-removed': () => 'Second factor removed',
  'factor-reset': () => 'Second factor reset',
  'factor-demanded': () => 'Second factor demanded',
  'factor-not-demanded': () => 'Second factor no longer demanded',
  'recovery-codes-made': () => 'New recovery codes made',
  'recovery-code-used': () => 'Logged in with a recovery code',
  'customer-exported': () => 'Customer exported',
  'customer-erased': () => 'Customer erased',
  'backup-restored': () => 'Backup restored',
  'sales-recounted': () => 'Sales recounted',
};
export const byPerson = <T>(person: T) => ['by ', person];
export const commandName = 'a command';
/** As it is searched for. */
export const commandWord = 'command';
export const order = (id: Shown) => `Order ${id}`;
export const andMore = (count: number, shown: Shown) =>
  plural(count, { one: 'and 1 more', other: `and ${shown} more` });

/** By the name that a field has in a file of books. */
export const fieldNames = {
  title: 'Title',
  subtitle: 'Subtitle',
  author: 'Author',
  contributors: 'Contributors',
  series: 'Series',
  seriesNumber: 'Number in the series',
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
  noteText: 'The shop’s note',
  noteBy: 'Name under the note',
  excerpt: 'Excerpt',
  orderable: 'Can be ordered',
  cover: 'Uploaded cover',
  deleted: 'Deleted',
  stock: 'Copies',
  status: 'Status',
  refused: 'Refused parcel',
  items: 'Books',
  totalPrice: 'Total',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  email: 'E-mail',
  responsible: 'Responsible person in the Union',
  street: 'Street',
  note: 'Note for the courier',
  tracking: 'Tracking',
  internalNote: 'Note of the shop',
  cashReceived: 'Cash received',
  returned: 'Books that came back',
};
export const fieldChanged = (field: Shown, before: Shown, after: Shown) =>
  `${field}: ${isolate(before)} → ${isolate(after)}`;
export const fieldsChanged = (fields: readonly string[]) => `Changed: ${list(fields)}`;
export const ownExcerpt = 'an excerpt';
export const ownPicture = 'a picture';
/** Of copies. */
export const notCounted = 'not counted';
export const none = 'none';
export const yes = 'yes';
export const no = 'no';
