import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { Link } from 'react-router-dom';
import { booksApi } from '../../api/booksApi.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { ON_TINT, tintedPanel } from '../../ui/covers/tintedPanel.ts';
import { editorsPick } from './editorsPick.ts';
import { firstSentence } from './firstSentence.ts';
import { HOME_BOOKS } from './homeBooks.ts';

/** One book, its first sentence in large letters, on the colour of its cover. */
export function EditorsPick() {
  const { data } = booksApi.endpoints.getBooksPage.useQueryState(HOME_BOOKS);
  const book = data && editorsPick(data.books);
  if (!book) return null;
  const tinted = tintedPanel(book);
  const author = namedAuthor(book);
  return (
    <section aria-label="Editor's pick" className="mx-auto w-full max-w-page px-4 sm:px-6">
      <Link
        to={paths.book(book._id)}
        style={tinted}
        className="group grid items-center gap-8 rounded-card bg-paper-sunk p-8 text-ink sm:grid-cols-[auto_1fr] lg:gap-16 lg:p-14"
      >
        <span className="block w-44 rounded-cover shadow-cover md:w-52" style={tinted && ON_TINT}>
          <Cover
            book={book}
            alt=""
            sizes="(min-width: 768px) 208px, 176px"
            className="transition-transform duration-300 group-hover:scale-[1.03]"
          />
        </span>
        <span className="grid max-w-3xl gap-5">
          <span className="text-ink-soft text-sm">Editor's pick</span>
          <span dir="auto" className="wrap-anywhere text-balance font-display text-2xl leading-snug lg:text-4xl">
            {firstSentence(book.description)}
          </span>
          <span className="group-hover:underline">
            <strong className="font-semibold">{book.title}</strong>
            {author && ` by ${author}`}
          </span>
        </span>
      </Link>
    </section>
  );
}
