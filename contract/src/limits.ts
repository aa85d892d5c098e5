const PRICE_CENTS = 1_000_000_00;
const BOOKS_PER_ORDER = 100;

/** Every bound that the API enforces on what it is sent. Lengths count characters (code points), not bytes. */
export const LIMITS = {
  title: 300,
  author: 200,
  subtitle: 300,
  publisher: 200,
  /** Characters of what names a publisher in an address, and of a postal address; entries of one page, and of one call that fills the register. */
  publisherSlug: 200,
  publisherAddress: 500,
  publishersPage: 50,
  publishersPerBatch: 100,
  imprint: 200,
  /** People who made one book, and characters of a name. */
  contributors: 20,
  contributor: 200,
  series: 300,
  seriesNumber: 20,
  /** Subject codes of one book, and characters of each. */
  subjects: 20,
  subjectCode: 20,
  /** The bookseller's word on a book. */
  bookNote: 2_000,
  excerpt: 20_000,
  /** Of one book: more than any that was ever bound. */
  pages: 50_000,
  description: 10_000,
  coverImage: 2_048,
  priceCents: PRICE_CENTS,
  name: 200,
  addressPart: 200,
  street: 200,
  deliveryNote: 500,
  /** Of a parcel: who carries it, the number that it has there, and where that is looked up. */
  carrier: 100,
  trackingNumber: 100,
  trackingUrl: 2_048,
  /** What the shop notes of an order for itself. */
  internalNote: 2_000,
  /** What it notes of books that came back. */
  returnNote: 500,
  giftNote: 500,
  withdrawalEmail: 200,
  /** Characters of an order's number as somebody types it. */
  withdrawalOrder: 64,
  /** Things that are sent back, and characters of each. */
  withdrawalItems: 100,
  withdrawalItem: 300,
  /** Characters of all of them together. */
  withdrawalText: 5_000,
  /** Withdrawals from other addresses that are put to one order. */
  withdrawalsOfOrder: 20,
  withdrawalsPage: 50,
  /** Sold-out books that one customer waits for. */
  alerts: 50,
  phone: 40,
  email: 320,
  booksPerOrder: BOOKS_PER_ORDER,
  /** Of all books of an order together. */
  orderCents: BOOKS_PER_ORDER * PRICE_CENTS,
  username: 100,
  password: 1_024,
  /** Characters of the token of a known device. */
  deviceToken: 1_000,
  /** Characters of a ticket between the steps of a log-in. */
  factorTicket: 2_000,
  /** Characters of the id of a passkey: 1,023 bytes in base64url. */
  passkeyId: 1_364,
  /** Characters of its public key in base64url: the longest in use have about 1,800. */
  passkeyKey: 4_000,
  /** Characters of a code as it is typed. */
  factorCode: 40,
  passkeys: 10,
  passkeyName: 60,
  bodyBytes: 64 * 1024,
  /** Of the calls that carry books: the longest book, in letters of four bytes each, is 160 KiB. */
  booksBodyBytes: 256 * 1024,
  booksPage: { min: 1, default: 24, max: 100 },
  booksById: 100,
  /** Books of one series, or of one person, in an answer. */
  namedBooks: 100,
  /** Counted books that one page of the fewest copies first looks at: those that are deleted are passed over. */
  stockedBooksRead: 500,
  /** Copies of a book that an admin can count, or add at a time. */
  copies: 100_000,
  /** What is changed in one transaction. */
  booksPerBatch: 100,
  /** Calls of one import, characters of its file's name, and imports in the list of those that can be undone. */
  importParts: 100_000,
  importFileName: 200,
  importsList: 50,
  /** Characters of a text before and after, as a dry run of an import tells them. */
  comparedText: 500,
  /** Characters of the name or number of who sends records of books, and of the number that a record has there. */
  recordSender: 200,
  recordReference: 200,
  bookSearch: 100,
  /** Books of one page of a search: so many that it never takes more than a hundred reads. */
  booksSearchPage: 60,
  /** The list of books without a query: the newest of a larger catalogue, and no more than so many bytes. */
  booksList: 10_000,
  booksListBytes: 25_000_000,
  /** The compact list of all books. */
  bookTitles: 2_000,
  cursor: 4_000,
  /** Lines of one page of the log of changes. Of each, so many of its books, and of a text so many characters. */
  changesPage: 50,
  changedBooks: 10,
  changedText: 100,
  /** Characters of the place in the log where its next page begins. */
  changesCursor: 1_000,
  /** Mails that were given up, whose orders one answer names. */
  failedMails: 100,
  ordersPage: { min: 1, default: 50, max: 100 },
  orderSearch: 320,
  /** Orders of one customer in one answer: a multiple of a hundred, and about so many bytes. */
  ordersList: { count: 500, bytes: 8_000_000 },
  /** Days, weeks or months of one report of the sales. */
  salesBuckets: 400,
  salesTopBooks: 10,
  /** Books of the list of best sellers. */
  bestSellers: 100,
  /** How far orders are counted: a number that somebody reads at a glance. */
  ordersCount: 100,
} as const;

/** When a book can have been made, in milliseconds: from 1970 to the end of 9999, the last moment that Firestore can store. */
export const BOOK_MOMENT = { min: 0, max: Date.UTC(10_000, 0) - 1 } as const;

/** What `POST /api/covers` takes: bytes of a picture, and pixels of each of its sides. Apart, since few pages need it. */
export const COVER_LIMITS = { bytes: 200 * 1024, side: { min: 120, max: 2_000 } } as const;

/** The file of which the browser makes a cover: a good telephone's have 50 million pixels, and each takes four bytes while it is read. */
export const COVER_FILE = { bytes: 50 * 1024 * 1024, pixels: 80_000_000 } as const;

/** From so few copies on a book is low, and says how many are left. */
export const LOW_STOCK = 3;

/**
 * A caller, in the limits below, is an IPv4 address or an IPv6 /64. A /48 may do four times as much
 * (`functions/src/http/callerAddress.ts`).
 *
 * Admin log-in: failures in one window. Of one user name by one caller and by all, and of all names by one caller.
 */
export const LOGIN_RATE_LIMIT = {
  windowSeconds: 15 * 60,
  perCaller: 5,
  perUsername: 100,
  perCallerAnyName: 50,
} as const;

/**
 * The same of one device from which the admin has logged in before. A device that reaches it has the limits of unknown devices; in the second
 * step it has `FACTOR_RATE_LIMIT` for itself.
 */
export const DEVICE_RATE_LIMIT = [
  { count: 10, windowSeconds: 15 * 60 },
  { count: 50, windowSeconds: 24 * 60 * 60 },
] as const;

/** For how long a device is known after a log-in. */
export const DEVICE_TOKEN_DAYS = 180;

/** How long a log-in may take from its first step to its second, and the setting up of a factor. */
export const FACTOR_TICKET_SECONDS = 5 * 60;

/** Given with the first factor, and anew on request. */
export const RECOVERY_CODES = 10;

/**
 * Wrong codes of one admin, from all unknown devices together: three of a million codes are right at a time, so that
 * somebody who has the password finds one in a year with a chance of three in a hundred.
 */
export const FACTOR_RATE_LIMIT = [
  { count: 10, windowSeconds: 15 * 60 },
  { count: 30, windowSeconds: 24 * 60 * 60 },
] as const;

/**
 * Log-ins that one instance works on at a time: each takes 32 MB and a tenth of a second of a processor. Unknown devices never take the last
 * place.
 */
export const LOGINS_AT_ONCE = { inAll: 4, ofUnknown: 3, perKey: 2 } as const;

/** New orders of one customer; a replayed order does not count. */
export const ORDER_RATE_LIMIT = [
  { count: 10, windowSeconds: 60 },
  { count: 100, windowSeconds: 24 * 60 * 60 },
] as const;

/**
 * New orders of one caller in an hour of the clock, whatever the accounts. A carrier has some thousands of phones behind one address: if all
 * of them were customers and ordered once a month, that would be seven an hour, and four times as many in the evening.
 */
export const CALLER_ORDER_LIMIT = { windowSeconds: 60 * 60, count: 60 } as const;

/** Streets that one customer stores: each order needs one, and each correction of it. */
export const DELIVERY_RATE_LIMIT = [
  { count: 30, windowSeconds: 60 },
  { count: 300, windowSeconds: 24 * 60 * 60 },
] as const;

/**
 * Withdrawals of one caller in an hour: more are refused, with the shop's other addresses. Receipts in an hour to one mailbox: more are
 * sent later, and none after twenty hours. And mails in an hour to the shop: the others are in one mail at its end.
 */
export const WITHDRAWAL_RATE_LIMIT = { windowSeconds: 60 * 60, perCaller: 20, receipts: 5, toShop: 20 } as const;

/** For how long a withdrawal is kept that names no order; others stay as long as their order. */
export const WITHDRAWAL_KEPT_DAYS = 365;

/** So many days after a withdrawal the money is due back (Directive 2011/83, Art. 13). */
export const REPAY_DAYS = 14;

/** Sold-out books that one customer begins to wait for: each can become a mail, and somebody who sells out books can bring them back. */
export const ALERT_RATE_LIMIT = [
  { count: 10, windowSeconds: 60 },
  { count: 20, windowSeconds: 24 * 60 * 60 },
] as const;

/** For how long somebody waits for a book. */
export const ALERT_KEPT_DAYS = 365;

/** Details that one customer saves for the next order. */
export const DETAILS_RATE_LIMIT = [
  { count: 20, windowSeconds: 60 },
  { count: 200, windowSeconds: 24 * 60 * 60 },
] as const;

/** Pages of all that the shop holds of a customer, most of whom have one. */
export const EXPORT_RATE_LIMIT = [
  { count: 5, windowSeconds: 60 },
  { count: 30, windowSeconds: 24 * 60 * 60 },
] as const;

/** How often one customer may try to delete their account: it can be refused while an order is on its way. */
export const DELETION_RATE_LIMIT = [
  { count: 5, windowSeconds: 60 },
  { count: 30, windowSeconds: 24 * 60 * 60 },
] as const;

/** Who deletes their account has signed in no longer ago: whoever finds a screen that was left open cannot. */
export const RECENT_SIGN_IN_SECONDS = 5 * 60;

/** For how long a street is kept without an order, and after the order has ended. */
export const DELIVERY_KEPT_DAYS = { withoutOrder: 1, afterOrder: 60 } as const;

/** For how long a mail is kept that the shop has written. */
export const MAIL_KEPT_DAYS = 60;

/** For how long the log keeps a change: two years. */
export const CHANGES_KEPT_DAYS = 731;

/** For how long Google Cloud Logging keeps a line: its own rule, unless somebody changes it in the console. */
export const LOG_KEPT_DAYS = 30;

/** Counts that one admin changes: a delivery is unpacked with a scanner. */
export const STOCK_RATE_LIMIT = [{ count: 300, windowSeconds: 60 }] as const;

/** Books that one admin looks up by their ISBN, beside those that an instance knows already. */
export const LOOKUP_RATE_LIMIT = [{ count: 30, windowSeconds: 60 }] as const;

/** Books that one admin creates, edits, deletes or restores. */
export const CATALOGUE_RATE_LIMIT = [{ count: 60, windowSeconds: 60 }] as const;

/** Calls with which one admin imports books, or undoes that: each with as many books as a body holds. */
export const IMPORT_RATE_LIMIT = [{ count: 300, windowSeconds: 60 }] as const;

/** For how long an import can be undone. */
export const IMPORT_KEPT_DAYS = 30;

/**
 * A file of books: bytes of one that a browser reads, of one in ONIX there, whose records say much that is not kept, and of one that the
 * command reads, unless it is in ONIX: that may be of any size.
 */
export const BOOK_FILE_BYTES = {
  browser: 25 * 1024 * 1024,
  browserOnix: 100 * 1024 * 1024,
  command: 250 * 1024 * 1024,
} as const;

/** A book file in CSV: columns, characters of a column's name, and of a cell. An excerpt in HTML is the longest that is meant. */
export const CSV_LIMITS = { columns: 1_000, columnName: 300, cell: 200_000 } as const;

/**
 * A file in ONIX, however large it is: elements within each other; characters of one text, one record, and one name or value of an
 * attribute; elements of a record, and attributes of an element. The longest records of publishers have a hundredth of these.
 */
export const ONIX_LIMITS = {
  depth: 60,
  text: 500_000,
  record: 4_000_000,
  elements: 50_000,
  attributes: 30,
  attribute: 4_000,
} as const;

/** Entries of the register of publishers that one admin writes or deletes. */
export const PUBLISHER_RATE_LIMIT = [{ count: 60, windowSeconds: 60 }] as const;

/** Pictures that one admin uploads. */
export const COVER_RATE_LIMIT = [{ count: 60, windowSeconds: 60 }] as const;

/** For how long a picture is kept that no book names. */
export const COVER_KEPT_DAYS = 1;

/**
 * What one caller may have one instance do in a minute, in reads of Firestore: one for each call, one for each document beyond the first, one
 * for each 4 KiB that are sent. A carrier has thousands of phones behind one address, and a page for the first time is 30 of these.
 */
export const CALLER_READ_QUOTA = { windowSeconds: 60, reads: 30_000, bytesOfRead: 4_096 } as const;
