import express, { type Express } from 'express';
import { SEED_BOOKS } from '../../../cli/src/samples/seedBooks.ts';

const BOOKS = SEED_BOOKS.map(({ id, oldPriceCents, newPriceCents, ...book }) => ({
  _id: id,
  ...book,
  newPrice: newPriceCents / 100,
  oldPrice: oldPriceCents / 100,
}));
const STATISTICS = { totalBooks: BOOKS.length, totalSales: 1234.5, trendingBooks: 9, totalOrders: 57 };

/**
 * The least that Express can do for the same calls: no database, no checks, the answers ready in memory. What our API
 * needs beyond this is the price of doing the work.
 */
export function createFloor(): Express {
  const app = express();
  const parseJson = express.json();
  // The framework has read the body, and does not say so in the way that Express looks for.
  app.use((req, res, next) => (req.body === undefined ? parseJson(req, res, next) : next()));
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
  return app;
}
