import type { AdminSession } from '@bookstore/contract/api/admin';
import type { Book } from '@bookstore/contract/api/book';
import type { BookCover } from '@bookstore/contract/api/cover';
import { apiPaths, coverUploadPath, stockPaths } from '@bookstore/contract/api/paths';
import { checkout } from '@bookstore/shop/checkout';
import sharp from 'sharp';
import { sleep } from '../../tools/lib/processes.ts';
import { type Action, type AdminContext, aTitle, withKey } from './adminContext.ts';
import {
  editBooks,
  editDelivery,
  moveOrders,
  packAndUndo,
  placePhoneOrder,
  recordReturn,
  sellAtCounter,
  sendMessage,
  settleWithdrawal,
  splitOrder,
  writeInvoice,
} from './adminOrders.ts';
import { importBooks } from './imports.ts';
import { expectStatus, type ShopClient } from './shopClient.ts';

export async function logIn(shop: ShopClient, username: string, password: string): Promise<string> {
  const reply = await shop.insist('POST', apiPaths.adminLogin, { body: { username, password } });
  return (expectStatus(reply, 200).body as AdminSession).token;
}

function toInput({ title, author, description, category, coverImage, newPrice, oldPrice, trending }: Book) {
  return { title, author, description, category, coverImage, newPrice, oldPrice, trending };
}

async function edit({ shop, token, shelf }: AdminContext, book: Book, change: Record<string, unknown>): Promise<void> {
  const body = { ...toInput(book), ...change };
  const reply = expectStatus(await shop.insist('PUT', apiPaths.editBook(book._id), { token, body }), 200);
  shelf.books[shelf.books.indexOf(book)] = reply.body as Book;
}

const editPrice: Action = (context, random) =>
  edit(context, random.pick(context.shelf.books), { newPrice: (500 + random.below(3_000)) / 100 });

const editTitle: Action = (context, random) =>
  edit(context, random.pick(context.shelf.books), { title: aTitle(random), trending: random.chance(0.3) });

const deleteAndRestore: Action = async ({ shop, token, shelf }, random) => {
  const { _id } = random.pick(shelf.books);
  expectStatus(await shop.insist('DELETE', apiPaths.book(_id), { token }), 200, 204, 404);
  await sleep(random.below(500));
  expectStatus(await shop.insist('POST', apiPaths.restoreBook(_id), { token }), 200);
};

const giveCover: Action = async (context, random) => {
  const background = { r: random.below(256), g: random.below(256), b: random.below(256) };
  const picture = await sharp({ create: { width: 240, height: 360, channels: 3, background } })
    .webp()
    .toBuffer();
  const path = coverUploadPath();
  const reply = expectStatus(await context.shop.insist('POST', path, { token: context.token, picture }), 200, 201);
  await edit(context, random.pick(context.shelf.books), { coverId: (reply.body as BookCover).id });
};

const addCopies: Action = ({ shop, token, shelf, ledger, counting }, random) =>
  counting.pass(async () => {
    const book = random.pick(shelf.counted);
    const change = 1 + random.below(8);
    const headers = withKey(random);
    expectStatus(await shop.insist('PUT', stockPaths.stock(book), { token, body: { change }, headers }), 200);
    ledger.recordStockChange({ book, change, answeredAt: Date.now() });
  });

const recountStock: Action = async ({ shop, token, shelf }, random) => {
  const body = { count: random.chance(0.2) ? null : random.below(12) };
  expectStatus(await shop.insist('PUT', stockPaths.stock(shelf.recounted), { token, body }), 200);
};

const readDashboard: Action = async ({ shop, token, shelf }, random) => {
  const paths = [
    apiPaths.statistics,
    `${apiPaths.ordersCount}?status=placed`,
    `${apiPaths.orders}?q=reader&limit=20`,
    stockPaths.counts(shelf.books.map(({ _id }) => _id)),
    apiPaths.booksPage({ limit: 24, q: random.pick(shelf.books).title.slice(0, 5) }),
  ];
  expectStatus(await shop.insist('GET', random.pick(paths), { token }), 200);
};

const ACTIONS: readonly Action[] = [
  editPrice,
  editPrice,
  editTitle,
  deleteAndRestore,
  giveCover,
  addCopies,
  addCopies,
  recountStock,
  ...[1, 2, 3, 4].map(() => moveOrders('placed', 'packed')),
  ...[1, 2, 3, 4].map(() => moveOrders('packed', 'delivered')),
  packAndUndo,
  packAndUndo,
  recordReturn,
  placePhoneOrder,
  placePhoneOrder,
  placePhoneOrder,
  ...(checkout.sellsAtCounter ? [sellAtCounter, sellAtCounter] : []),
  editBooks,
  editBooks,
  editDelivery,
  splitOrder,
  splitOrder,
  sendMessage,
  writeInvoice,
  writeInvoice,
  writeInvoice,
  settleWithdrawal,
  importBooks,
  readDashboard,
  readDashboard,
];

export const runAdmin: Action = (context, random) => random.pick(ACTIONS)(context, random);
