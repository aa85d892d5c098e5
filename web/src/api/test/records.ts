import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';

export function aBook(fields: Partial<Book> = {}): Book {
  return {
    _id: 'b1',
    title: 'The Lighthouse Keeper',
    description: 'A quiet story.',
    category: 'fiction',
    coverImage: 'book-1.png',
    newPrice: 12.5,
    oldPrice: 20,
    trending: false,
    createdAt: '2026-01-02T10:00:00.000Z',
    updatedAt: '2026-01-02T10:00:00.000Z',
    ...fields,
  };
}

export function books(count: number): Book[] {
  return Array.from({ length: count }, (_, index) => aBook({ _id: `b${index + 1}`, title: `Book ${index + 1}` }));
}

export function anOrder(fields: Partial<Order> = {}): Order {
  return {
    _id: 'o1',
    name: 'Ada',
    email: 'ada@example.com',
    phone: '0170123',
    address: { city: 'Porto', country: 'Portugal', state: 'Porto', zipcode: '4000' },
    addressLines: ['4000 Porto', 'Portugal'],
    productIds: ['b1'],
    items: [{ _id: 'b1', title: 'The Lighthouse Keeper', price: 12.5 }],
    totalPrice: '12.50',
    payment: CASH_ON_DELIVERY,
    createdAt: '2026-02-03T10:00:00.000Z',
    status: 'placed',
    history: [{ status: 'placed', at: '2026-02-03T10:00:00.000Z' }],
    ...fields,
  };
}
