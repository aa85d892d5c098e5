/** What a call may be sent, by method and path; the tests of the description hold each against its schema. */
export const EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  'post /api/books/create-book': {
    title: 'The Salt Road',
    author: 'Ines Okafor',
    description: 'A caravan, a map and a lie.',
    category: 'fiction',
    coverImage: 'book-3.png',
    newPrice: 19.99,
    oldPrice: 24.5,
    trending: true,
  },
  'put /api/books/:id/stock': { change: 3 },
  'post /api/orders': {
    name: 'Ada Reader',
    email: 'reader@example.com',
    phone: '0170 123',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    productIds: ['eleven-gears-to-the-sea'],
    totalPrice: '18.75',
  },
  'patch /api/orders/:id': { status: 'packed', from: 'placed' },
  'post /api/orders/:id/undo': { status: 'packed' },
  'put /api/deliveries/:key': { street: '1 Long Lane', note: 'Ring twice' },
  'put /api/customers/me/details': {
    name: 'Rosa Reader',
    phone: '0170 123456',
    street: '1 Long Lane',
    address: { city: 'Porto', country: 'Portugal', state: 'Norte', zipcode: '4000-001' },
  },
  'post /api/auth/admin': { username: 'admin', password: 'bookstore-admin' },
};
