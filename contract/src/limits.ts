const PRICE_CENTS = 1_000_000_00;
const BOOKS_PER_ORDER = 100;

/** Lengths are code points. */
export const LIMITS = {
  title: 300,
  author: 200,
  subtitle: 300,
  publisher: 200,
  /** Characters of slug and address; entries per page and per call. */
  publisherSlug: 200,
  publisherAddress: 500,
  publishersPage: 50,
  publishersPerBatch: 100,
  imprint: 200,
  /** Number of contributors, and characters of a name. */
  contributors: 20,
  contributor: 200,
  series: 300,
  seriesNumber: 20,
  /** Number of codes, and characters of each. */
  subjects: 20,
  subjectCode: 20,
  bookNote: 2_000,
  excerpt: 20_000,
  pages: 50_000,
  description: 10_000,
  coverImage: 2_048,
  priceCents: PRICE_CENTS,
  name: 200,
  addressPart: 200,
  street: 200,
  deliveryNote: 500,
  carrier: 100,
  trackingNumber: 100,
  trackingUrl: 2_048,
  internalNote: 2_000,
  returnNote: 500,
  splitReason: 200,
  giftNote: 500,
  waitingNote: 200,
  withdrawalEmail: 200,
  /** Characters as typed. */
  withdrawalOrder: 64,
  /** Number of items, and characters of each. */
  withdrawalItems: 100,
  withdrawalItem: 300,
  /** Characters of all items. */
  withdrawalText: 5_000,
  /** Withdrawals from other addresses matched with one order. */
  withdrawalsOfOrder: 20,
  withdrawalsPage: 50,
  /** Per customer. */
  alerts: 50,
  wishes: 200,
  phone: 40,
  email: 320,
  booksPerOrder: BOOKS_PER_ORDER,
  /** Sum of an order's books. */
  orderCents: BOOKS_PER_ORDER * PRICE_CENTS,
  username: 100,
  password: 1_024,
  deviceToken: 1_000,
  factorTicket: 2_000,
  /** Characters: 1,023 bytes in base64url. */
  passkeyId: 1_364,
  /** Characters in base64url; real keys have up to 1,800. */
  passkeyKey: 4_000,
  /** Characters as typed. */
  factorCode: 40,
  passkeys: 10,
  passkeyName: 60,
  bodyBytes: 64 * 1024,
  /** The longest book in four-byte letters takes 160 KiB. */
  booksBodyBytes: 256 * 1024,
  booksPage: { min: 1, default: 24, max: 100 },
  booksById: 100,
  /** Books of a series or person per answer. */
  namedBooks: 100,
  /** More than a page, because deleted books are skipped. */
  stockedBooksRead: 500,
  copies: 100_000,
  /** Per transaction. */
  booksPerBatch: 100,
  /** Calls of an import, characters of its file name, and listed imports. */
  importParts: 100_000,
  importFileName: 200,
  importsList: 50,
  comparedText: 500,
  recordSender: 200,
  recordReference: 200,
  bookSearch: 100,
  /** A search takes at most 100 reads. */
  booksSearchPage: 60,
  /** Newest books of the unpaged list, and its bytes. */
  booksList: 10_000,
  booksListBytes: 25_000_000,
  bookTitles: 2_000,
  cursor: 4_000,
  /** Entries per page, books per entry, and characters per text. */
  changesPage: 50,
  changedBooks: 10,
  changedText: 100,
  changesCursor: 1_000,
  /** Per answer. */
  failedMails: 100,
  /** Characters of a message, and messages per order. */
  message: 2_000,
  messagesOfOrder: 50,
  /** Changes that an order keeps. */
  editsOfOrder: 50,
  /** The earliest are listed. */
  waitingOrders: 500,
  ordersPage: { min: 1, default: 50, max: 100 },
  orderSearch: 320,
  /** Shortest search, customers per answer, and orders read. */
  customerSearch: { min: 3, count: 5, reads: 20 },
  /** Count is a multiple of 100; bytes are approximate. */
  ordersList: { count: 500, bytes: 8_000_000 },
  /** Per report. */
  salesBuckets: 400,
  salesTopBooks: 10,
  bestSellers: 100,
  /** Higher counts are not exact. */
  ordersCount: 100,
  journal: { days: 366, lines: 20_000 },
} as const;

/** In ms: 1970 to the end of 9999, Firestore's last time. */
export const BOOK_MOMENT = { min: 0, max: Date.UTC(10_000, 0) - 1 } as const;

/** Bytes, and pixels per side. Separate, because few pages need it. */
export const COVER_LIMITS = { bytes: 200 * 1024, side: { min: 120, max: 2_000 } } as const;

/** Source file in the browser; good phones have 50 million pixels. */
export const COVER_FILE = { bytes: 50 * 1024 * 1024, pixels: 80_000_000 } as const;

/** From this stock on the remaining copies are shown. */
export const LOW_STOCK = 3;

/**
 * Failed logins by user name and caller, by user name, and by caller. A /48 has four times the caller's limit
 * (`functions/src/http/callerAddress.ts`).
 */
export const LOGIN_RATE_LIMIT = {
  windowSeconds: 15 * 60,
  perCaller: 5,
  perUsername: 100,
  perCallerAnyName: 50,
} as const;

/** Failed logins per known device; beyond them the limits of unknown devices apply. */
export const DEVICE_RATE_LIMIT = [
  { count: 10, windowSeconds: 15 * 60 },
  { count: 50, windowSeconds: 24 * 60 * 60 },
] as const;

export const DEVICE_TOKEN_DAYS = 180;

/** Between login steps, and for setting up a factor. */
export const FACTOR_TICKET_SECONDS = 5 * 60;

export const RECOVERY_CODES = 10;

/** Wrong codes per admin from unknown devices. Guessing would succeed within a year with a chance of 3 %. */
export const FACTOR_RATE_LIMIT = [
  { count: 10, windowSeconds: 15 * 60 },
  { count: 30, windowSeconds: 24 * 60 * 60 },
] as const;

/** Simultaneous password checks per instance, 32 MB and 0.1 s each. Unknown devices never take the last place. */
export const LOGINS_AT_ONCE = { total: 4, unknown: 3, perKey: 2 } as const;

/** New orders per customer. */
export const ORDER_RATE_LIMIT = [
  { count: 10, windowSeconds: 60 },
  { count: 100, windowSeconds: 24 * 60 * 60 },
] as const;

/**
 * New orders per caller. Thousands of phones may share a carrier's address, with about 30 orders in an evening hour.
 */
export const CALLER_ORDER_LIMIT = { windowSeconds: 60 * 60, count: 60 } as const;

/** Messages per order. */
export const MESSAGE_RATE_LIMIT = [{ count: 20, windowSeconds: 24 * 60 * 60 }] as const;

/** Stored streets per customer. */
export const DELIVERY_RATE_LIMIT = [
  { count: 30, windowSeconds: 60 },
  { count: 300, windowSeconds: 24 * 60 * 60 },
] as const;

/**
 * Per hour. Withdrawals beyond `perCaller` are refused with other contacts, receipts are delayed, mails to the shop
 * are summed up.
 */
export const WITHDRAWAL_RATE_LIMIT = { windowSeconds: 60 * 60, perCaller: 20, receipts: 5, toShop: 20 } as const;

export const WITHDRAWAL_KEPT_DAYS = 365;

/** Refund deadline (Directive 2011/83, Art. 13). */
export const REPAY_DAYS = 14;

/** New alerts per customer; each may become a mail. */
export const ALERT_RATE_LIMIT = [
  { count: 10, windowSeconds: 60 },
  { count: 20, windowSeconds: 24 * 60 * 60 },
] as const;

export const ALERT_KEPT_DAYS = 365;

export const DETAILS_RATE_LIMIT = [
  { count: 20, windowSeconds: 60 },
  { count: 200, windowSeconds: 24 * 60 * 60 },
] as const;

/** Stored changes of a wish list. */
export const WISHES_RATE_LIMIT = [
  { count: 30, windowSeconds: 60 },
  { count: 300, windowSeconds: 24 * 60 * 60 },
] as const;

export const EXPORT_RATE_LIMIT = [
  { count: 5, windowSeconds: 60 },
  { count: 30, windowSeconds: 24 * 60 * 60 },
] as const;

/** Attempts per customer; open orders block a deletion. */
export const DELETION_RATE_LIMIT = [
  { count: 5, windowSeconds: 60 },
  { count: 30, windowSeconds: 24 * 60 * 60 },
] as const;

/** Maximum age of the sign-in for a deletion, against unlocked screens. */
export const RECENT_SIGN_IN_SECONDS = 5 * 60;

export const DELIVERY_KEPT_DAYS = { withoutOrder: 1, afterOrder: 60 } as const;

export const MAIL_KEPT_DAYS = 60;

export const COLLECTION_DAYS = 14;

export const CHANGES_KEPT_DAYS = 731;

/** Google Cloud Logging's default. */
export const LOG_KEPT_DAYS = 30;

/** Changes per admin, who may scan a delivery. */
export const STOCK_RATE_LIMIT = [{ count: 300, windowSeconds: 60 }] as const;

/** Uncached lookups per admin. */
export const LOOKUP_RATE_LIMIT = [{ count: 30, windowSeconds: 60 }] as const;

/** Changes per admin. */
export const CATALOGUE_RATE_LIMIT = [{ count: 60, windowSeconds: 60 }] as const;

/** Calls per admin. */
export const IMPORT_RATE_LIMIT = [{ count: 300, windowSeconds: 60 }] as const;

export const IMPORT_KEPT_DAYS = 30;

/** CSV and ONIX in the browser, CSV by command; ONIX by command is unlimited. */
export const BOOK_FILE_BYTES = {
  browser: 25 * 1024 * 1024,
  browserOnix: 100 * 1024 * 1024,
  command: 250 * 1024 * 1024,
} as const;

/** The longest real cell is an excerpt in HTML. */
export const CSV_LIMITS = { columns: 1_000, columnName: 300, cell: 200_000 } as const;

/** About a hundred times the largest real records. */
export const ONIX_LIMITS = {
  depth: 60,
  text: 500_000,
  record: 4_000_000,
  elements: 50_000,
  attributes: 30,
  attribute: 4_000,
} as const;

/** Changes per admin. */
export const PUBLISHER_RATE_LIMIT = [{ count: 60, windowSeconds: 60 }] as const;

/** Uploads per admin. */
export const COVER_RATE_LIMIT = [{ count: 60, windowSeconds: 60 }] as const;

/** For unused pictures. */
export const COVER_KEPT_DAYS = 1;

/**
 * Reads per caller and instance: one per call, per further document and per 4 KiB sent. A carrier shares addresses
 * among thousands of phones; a first visit takes 30.
 */
export const CALLER_READ_QUOTA = { windowSeconds: 60, reads: 30_000, bytesOfRead: 4_096 } as const;
