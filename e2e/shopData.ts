import { randomUUID } from 'node:crypto';
import type { Book, NewBook } from '@bookstore/contract/api/book';
import type { CustomerDetails } from '@bookstore/contract/api/customerDetails';
import type { NewOrder, Order } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths, stockPaths } from '@bookstore/contract/api/paths';
import { centsToString } from '@bookstore/contract/format/money';
import { totalsOfBooks } from '@bookstore/contract/pricing';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { makeAdmin, newAdminToken } from './dashboard.ts';
import { type Customer, idTokenOf } from './people.ts';

let adminToken: Promise<string> | undefined;

/** A separate admin, which leaves rate limits to the pages. */
async function asAdmin(request: APIRequestContext): Promise<{ authorization: string }> {
  adminToken ??= newAdminToken(request, makeAdmin());
  return { authorization: `Bearer ${await adminToken}` };
}

async function read<Body>(answer: APIResponse): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** Returns sample books, which no test changes. */
export async function seededBooks(request: APIRequestContext, count: number): Promise<Book[]> {
  const books = await read<Book[]>(await request.get(apiPaths.books));
  return books.slice(-count);
}

export async function seededBook(request: APIRequestContext): Promise<Book> {
  const [book] = await seededBooks(request, 1);
  if (!book) throw new Error('The shop has no book');
  return book;
}

export async function createBook(request: APIRequestContext, fields: Partial<NewBook> = {}): Promise<Book> {
  const data: NewBook = {
    title: 'The Book of One Test',
    description: 'Written for a test.',
    category: 'fiction',
    oldPrice: 20,
    newPrice: 10,
    ...fields,
  };
  return read(await request.post(apiPaths.createBook, { data, headers: await asAdmin(request) }));
}

/** The price is in dollars. */
export async function setPrice(request: APIRequestContext, book: Book, newPrice: number): Promise<void> {
  const { title, description, category, oldPrice } = book;
  const data = { title, description, category, oldPrice, newPrice };
  await read(await request.put(apiPaths.editBook(book._id), { data, headers: await asAdmin(request) }));
}

export async function setCopies(request: APIRequestContext, book: Book, count: number): Promise<void> {
  await read(await request.put(stockPaths.stock(book._id), { data: { count }, headers: await asAdmin(request) }));
}

export async function deleteBook(request: APIRequestContext, book: Book): Promise<void> {
  await read(await request.delete(apiPaths.book(book._id), { headers: await asAdmin(request) }));
}

/** @returns the order's key */
export async function storeStreet(
  request: APIRequestContext,
  customer: Customer,
  street: string,
  note = '',
): Promise<string> {
  const key = randomUUID();
  const headers = { authorization: `Bearer ${await idTokenOf(customer)}` };
  const answer = await request.put(apiPaths.delivery(key), { data: { street, note }, headers });
  if (answer.status() !== 204) throw new Error(`The street was not stored: ${answer.status()}`);
  return key;
}

export async function saveDetails(
  request: APIRequestContext,
  customer: Customer,
  details: CustomerDetails,
): Promise<void> {
  const headers = { authorization: `Bearer ${await idTokenOf(customer)}` };
  const answer = await request.put(customerPaths.details, { data: details, headers });
  if (answer.status() !== 204) throw new Error(`The details were not saved: ${answer.status()}`);
}

/** Stores a street first if there is no key. */
export async function placeOrder(
  request: APIRequestContext,
  customer: Customer,
  books: Book[],
  details: Partial<NewOrder> = {},
  key?: string,
): Promise<Order> {
  const data: NewOrder = {
    name: 'Rosa Reader',
    email: customer.email,
    phone: '0170123',
    address: { city: 'Porto', country: 'Portugal', state: 'Porto', zipcode: '4000-001' },
    productIds: books.map(({ _id }) => _id),
    totalPrice: centsToString(totalsOfBooks(books, { country: 'PT' }).totalCents),
    ...details,
  };
  const authorization = `Bearer ${await idTokenOf(customer)}`;
  const idempotencyKey = key ?? (await storeStreet(request, customer, '1 Mill Lane'));
  const headers = { authorization, 'Idempotency-Key': idempotencyKey };
  return read(await request.post(apiPaths.orders, { data, headers }));
}

export async function ordersOf(request: APIRequestContext, customer: Customer): Promise<Order[]> {
  const headers = { authorization: `Bearer ${await idTokenOf(customer)}` };
  return read(await request.get(apiPaths.ordersOf(customer.email), { headers }));
}

export async function cancelOrder(request: APIRequestContext, customer: Customer, { _id }: Order): Promise<void> {
  const headers = { authorization: `Bearer ${await idTokenOf(customer)}` };
  await read(await request.post(apiPaths.cancelOrder(_id), { headers }));
}
