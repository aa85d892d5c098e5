import { adminBooksApi } from '../../api/adminBooksApi.ts';
import type { Store } from '../store.ts';

const { createBook, updateBook, deleteBook } = adminBooksApi.endpoints;

const changes = { title: 'T', description: 'D', category: 'fiction', oldPrice: 2, newPrice: 1 };

export const createBookCall = (store: Store) =>
  store.dispatch(createBook.initiate({ book: changes, idempotencyKey: 'one-new-book' }));
export const updateBookCall = (store: Store) => store.dispatch(updateBook.initiate({ id: 'b1', changes, etag: null }));
export const deleteBookCall = (store: Store) => store.dispatch(deleteBook.initiate('b1'));
