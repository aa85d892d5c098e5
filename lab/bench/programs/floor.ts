import express from 'express';
import { onRequest } from 'firebase-functions/v2/https';
import { SEED_BOOKS } from '../../../cli/src/samples/seedBooks.ts';

const BOOKS = SEED_BOOKS.map(({ id, oldPriceCents, newPriceCents, ...book }) => ({
  _id: id,
  ...book,
  newPrice: newPriceCents / 100,
  oldPrice: oldPriceCents / 100,
}));
const STATISTICS = { totalBooks: BOOKS.length, totalSales: 1234.5, trendingBooks: 9, totalOrders: 57 };

const app = express();
app.get('/api/books', (_req, res) => {
  res.json(BOOKS);
});
app.get('/api/books/:id', (req, res) => {
  res.json(BOOKS.find((book) => book._id === req.params.id));
});
app.post('/api/orders', (req, res) => {
  res.status(201).json({ _id: 'an-order', ...req.body });
});
app.get('/api/admin', (_req, res) => {
  res.json(STATISTICS);
});

/** The baseline without database and validation. */
export const api = onRequest({ cors: false }, app);
