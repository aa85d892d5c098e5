import type { Request, Response } from 'express';
import { toBook } from '../books/bookRecord.ts';
import { BookNotFound } from '../books/books.errors.ts';
import type { BooksService } from '../books/books.service.ts';
import { pathParameter } from '../http/parse.ts';
import { within } from '../lib/within.ts';
import { renderBook, renderNoBook } from './bookPage.ts';
import { A_MINUTE } from './robots.routes.ts';
import { createShopAddresses } from './shopAddresses.ts';
import type { WebBuild } from './webBuild.ts';

/** A reader waits no longer for what robots want to know: the app asks for the book by itself. */
const PATIENCE_MS = 2_500;

interface Parts {
  books: BooksService;
  shopUrl: string;
  webBuild: () => WebBuild;
}

/** Pages of the app, which say what they are about before any script runs. */
export function createPagesRoutes({ books, shopUrl, webBuild }: Parts) {
  async function readPage(id: string, { document, covers }: WebBuild): Promise<{ status: number; page: string }> {
    try {
      const book = toBook(await within(PATIENCE_MS, books.get(id)));
      return { status: 200, page: renderBook(document, book, createShopAddresses(shopUrl, covers)) };
    } catch (error) {
      if (error instanceof BookNotFound) return { status: 404, page: renderNoBook(document) };
      // Out of reach, or stored as no book: the app says so, and tries again.
      return { status: 200, page: document };
    }
  }

  return {
    book: async (req: Request, res: Response): Promise<void> => {
      const build = webBuild();
      const { status, page } = await readPage(pathParameter(req, 'id'), build);
      // The document's own headers: those of the API would forbid its scripts.
      res
        .status(status)
        .set({ ...build.headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': A_MINUTE });
      res.send(page);
    },
  };
}
