import { Link } from 'react-router-dom';
import { booksApi } from '../../api/booksApi.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { HOME_BOOKS } from './homeBooks.ts';

/** Which of the newest lies where, from left to right. */
const ORDER = [2, 3, 0, 1, 4];

/** Where the picture has its covers, in percent of its width and height (lab/artwork/brand): the middle one is step 0. */
const placeOf = (step: number) => ({
  left: `${36.39 + step * 14.7}%`,
  top: `${19.38 + step * step * 1.35}%`,
  rotate: `${step * 5}deg`,
  // Nothing of the drawn one looks out behind it.
  scale: 1.03,
  zIndex: 3 - Math.abs(step),
});

/** The newest books, each on a cover of the banner's picture: a link that comes forward when it is pointed at. */
export function BannerBooks() {
  const { data } = booksApi.endpoints.getBooksPage.useQueryState(HOME_BOOKS);
  return (
    <ul aria-label="The newest books">
      {ORDER.map((index, at) => {
        const book = data?.books[index];
        return (
          book && (
            <li key={book._id} className="absolute w-[27.22%] hover:z-10! focus-within:z-10!" style={placeOf(at - 2)}>
              <Link
                to={paths.book(book._id)}
                className="block origin-bottom rounded-cover shadow-cover transition-transform duration-300 hover:scale-110 focus-visible:scale-110"
              >
                {/* Until it is there, the cover that is drawn in the picture is seen through it. */}
                <Cover
                  book={book}
                  alt={book.title}
                  sizes="(min-width: 640px) 156px, 25vw"
                  className="bg-transparent!"
                />
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
