import type { Request, Response } from 'express';
import { toBook } from '../books/bookRecord.ts';
import { BookNotFound } from '../books/books.errors.ts';
import type { BooksService } from '../books/books.service.ts';
import { pathParameter } from '../http/parse.ts';
import { createShopAddresses } from './shopAddresses.ts';
import type { WebBuild } from './webBuild.ts';

interface BookCoverDependencies {
  books: Pick<BooksService, 'get'>;
  shopUrl: string;
  webBuild: () => WebBuild;
}

/** A transparent pixel, through which a mail shows the colour of a book without a picture, or a deleted one. */
const EMPTY_PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A book's picture at an address that releases do not change. Other hosts would learn who reads a mail. */
export function createBookCoverRoutes({ books, shopUrl, webBuild }: BookCoverDependencies) {
  return {
    get: async (req: Request, res: Response): Promise<void> => {
      const book = await books.get(pathParameter(req, 'id')).catch(nullIfNotFound);
      const picture = book && createShopAddresses(shopUrl, webBuild().covers).picture(toBook(book));
      // The next release has other picture addresses.
      res.set('Cache-Control', 'private, no-cache');
      if (picture)
        res
          .status(302)
          .set('Location', picture.small ?? picture.large)
          .end();
      else res.type('gif').send(EMPTY_PICTURE);
    },
  };
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof BookNotFound) return null;
  throw error;
}
