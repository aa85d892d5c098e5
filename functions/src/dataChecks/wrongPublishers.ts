import { publisherSlug } from '@bookstore/contract/publisherSlug';
import { law } from '@bookstore/shop/law';
import type { Firestore } from 'firebase-admin/firestore';
import { documentsOf } from '../firestore/allDocuments.ts';
import { readEach } from '../firestore/readDocument.ts';
import { isReachable, publishersOf, readPublisher } from '../publishers/publisherRecord.ts';

const booksText = (count: number) => (count === 1 ? '1 book on sale' : `${count} books on sale`);

/** In EU shops includes the number of books without a manufacturer (Regulation 2023/988, Art. 19). */
export async function* wrongPublishers(db: Firestore, regime = law.regime): AsyncGenerator<string> {
  const reachable = new Set<string>();
  for await (const document of documentsOf(db, publishersOf(db).id)) {
    for (const publisher of readEach([document], readPublisher).records) {
      if (publisherSlug(publisher.name) !== publisher.id)
        yield `${document.ref.path} has an id that does not match its name: save it again on the page Publishers`;
      if (isReachable(publisher)) reachable.add(publisher.id);
    }
  }
  if (regime !== 'eu') return;
  let [nameless, unreachable] = [0, 0];
  for await (const book of documentsOf(db, 'books')) {
    if (book.get('deletedAt') !== null) continue;
    const name: unknown = book.get('publisher');
    if (typeof name !== 'string' || name === '') nameless += 1;
    else if (!reachable.has(publisherSlug(name))) unreachable += 1;
  }
  if (nameless > 0) yield `books has ${booksText(nameless)} without a publisher, who is responsible for their safety`;
  if (unreachable > 0)
    yield `books has ${booksText(unreachable)} whose publisher is not in the register with a postal and an email address: enter it on the page Publishers`;
}
