import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { mailsOf } from '../../../functions/src/mail/mailRecord.ts';

const PAGE = 300;
/** A picture may be two hundred times as large as another document. */
const PAGE_OF_PICTURES = 40;

/**
 * Every document of a collection in the order of the ids, a page at a time.
 * @param readTime the moment to read at, so that several collections agree; Firestore remembers the last hour.
 */
export async function* documentsOf(
  db: Firestore,
  collection: string,
  readTime?: Timestamp,
): AsyncGenerator<QueryDocumentSnapshot> {
  const size = collection === 'covers' ? PAGE_OF_PICTURES : PAGE;
  let last: string | undefined;
  for (;;) {
    const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(size);
    const page = last === undefined ? all : all.startAfter(last);
    const { docs } = readTime
      ? await db.runTransaction((transaction) => transaction.get(page), { readOnly: true, readTime })
      : await page.get();
    yield* docs;
    if (docs.length < size) return;
    last = docs.at(-1)?.id;
  }
}

/** The mails that lie beside one order. */
interface OrderMails {
  /** The order's. */
  id: string;
  refs: DocumentReference[];
}

/** What stands before the last hyphen of a mail's name. */
const orderIdOf = (mailId: string) => mailId.slice(0, Math.max(0, mailId.lastIndexOf('-')));

/**
 * The outbox order by order, in the order of the orders' ids: a hyphen sorts before all that ids are made of.
 * @param readTime see `documentsOf`.
 */
export async function* mailsByOrder(db: Firestore, readTime?: Timestamp): AsyncGenerator<OrderMails> {
  let present: OrderMails | undefined;
  for await (const { id, ref } of documentsOf(db, mailsOf(db).id, readTime)) {
    const order = orderIdOf(id);
    if (present && present.id !== order) yield present;
    present = present?.id === order ? { id: order, refs: [...present.refs, ref] } : { id: order, refs: [ref] };
  }
  if (present) yield present;
}
