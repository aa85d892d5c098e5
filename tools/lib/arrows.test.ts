import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainViolation } from './arrows.ts';
import { findSpecifiers, findViolations } from './imports.ts';

const imports = (file: string, path: string) => explainViolation({ file, target: { path } });

describe('the arrows of the design', () => {
  it.each([
    ['functions/src/app.ts', 'contract/src/book.ts'],
    ['web/src/lib/money.ts', 'contract/src/money.ts'],
    ['web/src/api/booksApi.ts', 'web/src/lib/storage.ts'],
    ['web/src/shop/home/HomePage.tsx', 'web/src/shop/book/BookCard.tsx'],
    ['web/src/shop/book/BookCard.tsx', 'web/src/shop/cart/AddToCartButton.tsx'],
    ['web/src/shop/checkout/CheckoutPage.tsx', 'web/src/shop/auth/useCustomer.ts'],
    ['web/src/admin/books/BooksTable.tsx', 'web/src/admin/ui/Pager.tsx'],
    ['web/src/shop/cart/CartPage.tsx', 'web/src/paths.ts'],
    ['web/src/shop/cart/CartLine.tsx', 'web/src/ui/covers/Cover.tsx'],
    ['web/src/ui/covers/Cover.tsx', 'web/src/ui/Icon.tsx'],
    ['web/src/app/routes.tsx', 'web/src/admin/session/LoginPage.tsx'],
    ['web/src/shop/cart/cart.test.ts', 'web/src/app/test/renderShop.tsx'],
    ['functions/src/orders/orders.test.ts', 'emulator/src/start.ts'],
    ['functions/src/orders/orders.repository.ts', 'functions/src/books/bookRecord.ts'],
    ['functions/src/auth/guards.ts', 'functions/src/http/problem.ts'],
    ['functions/src/http/problem.ts', 'functions/src/lib/domainError.ts'],
    ['cli/src/commands/books.ts', 'functions/src/books/books.repository.ts'],
    ['lab/artwork/covers.ts', 'cli/src/samples/seedBooks.ts'],
    ['e2e/playwright.config.ts', 'tools/lib/chromium.ts'],
  ])('the arrows let %s import %s', (file, target) => {
    expect(imports(file, target)).toBeUndefined();
  });

  it.each([
    ['contract/src/book.ts', 'functions/src/app.ts'],
    ['contract/src/book.ts', 'web/src/lib/storage.ts'],
    ['functions/src/app.ts', 'web/src/lib/storage.ts'],
    ['functions/src/app.ts', 'cli/src/commands/seed.ts'],
    ['functions/src/lib/rateLimiter.ts', 'functions/src/http/problem.ts'],
    ['functions/src/http/mountRoutes.ts', 'functions/src/auth/guards.ts'],
    ['functions/src/books/books.service.ts', 'functions/src/orders/orderRecord.ts'],
    ['functions/src/orders/orders.service.ts', 'functions/src/admin/admin.service.ts'],
    ['functions/src/app.ts', 'emulator/src/start.ts'],
    ['web/src/lib/storage.ts', 'functions/src/app.ts'],
    ['web/src/lib/storage.ts', 'emulator/src/start.ts'],
    ['web/src/lib/storage.ts', 'web/src/ui/Button.tsx'],
    ['web/src/lib/storage.ts', 'web/src/api/booksApi.ts'],
    ['web/src/ui/Button.tsx', 'web/src/api/booksApi.ts'],
    ['web/src/ui/Button.tsx', 'web/src/shop/cart/cartSlice.ts'],
    ['web/src/api/booksApi.ts', 'web/src/shop/cart/cartSlice.ts'],
    ['web/src/api/booksApi.ts', 'web/src/app/store.ts'],
    ['web/src/shop/cart/CartPage.tsx', 'web/src/app/store.ts'],
    ['web/src/shop/book/BookCard.tsx', 'web/src/shop/home/HomePage.tsx'],
    ['web/src/shop/home/HomePage.tsx', 'web/src/shop/orders/OrdersPage.tsx'],
    ['web/src/shop/cart/CartPage.tsx', 'web/src/shop/book/BookCard.tsx'],
    ['web/src/shop/orders/OrdersPage.tsx', 'web/src/shop/checkout/CheckoutPage.tsx'],
    ['web/src/shop/new/NewPage.tsx', 'web/src/shop/cart/cartSlice.ts'],
    ['web/src/paths.ts', 'web/src/app/store.ts'],
    ['web/src/ui/Shelf.tsx', 'web/src/ui/covers/Cover.tsx'],
    ['web/src/admin/ui/Pager.tsx', 'web/src/admin/books/BooksTable.tsx'],
    ['web/src/admin/books/BooksTable.tsx', 'web/src/admin/orders/OrdersTable.tsx'],
    ['web/src/shop/home/HomePage.tsx', 'web/src/admin/ui/Pager.tsx'],
    ['emulator/src/server.ts', 'functions/src/app.ts'],
    ['emulator/src/server.ts', 'contract/src/book.ts'],
    ['e2e/journey.spec.ts', 'cli/src/commands/seed.ts'],
    ['e2e/journey.spec.ts', 'web/src/paths.ts'],
    ['tools/start.ts', 'cli/src/commands/seed.ts'],
    ['tools/start.ts', 'emulator/src/start.ts'],
    ['functions/test/api.ts', 'lab/bench/paths.ts'],
    ['cli/src/commands/seed.ts', 'lab/bench/paths.ts'],
  ])('the arrows forbid %s to import %s', (file, target) => {
    expect(imports(file, target)).toContain(`${file} imports ${target}, but`);
  });

  it.each([
    ['contract/src/book.ts', 'node:fs'],
    ['contract/src/book.ts', 'react'],
    ['web/src/shop/cart/CartPage.tsx', 'sweetalert2'],
    ['web/src/app/store.ts', 'firebase-admin/firestore'],
    ['tools/start.ts', '@google-cloud/firestore'],
  ])('the arrows keep %s from the package %s', (file, packageName) => {
    expect(explainViolation({ file, target: { packageName } })).toContain(`${file} imports ${packageName}, but`);
  });
});

describe('findSpecifiers', () => {
  it('findSpecifiers finds every way to name a module, types included', () => {
    const text = `import type { A } from './a.ts';
      export * from './b.ts';
      export { c } from './c.ts';
      import './d.css';
      const e = () => import('./e.tsx');
      type F = import('./f.ts').F;
      const text = "import x from './no.ts'";`;
    expect(findSpecifiers('x.tsx', text).sort()).toEqual([
      './a.ts',
      './b.ts',
      './c.ts',
      './d.css',
      './e.tsx',
      './f.ts',
    ]);
  });
});

describe('findViolations', () => {
  it('findViolations reports files planted on disk, by relative path and by workspace name', () => {
    const root = mkdtempSync(join(tmpdir(), 'arrows-'));
    const plant = (path: string, text: string) => {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    plant('web/src/lib/a.ts', "export { b } from '../api/b.ts';");
    plant('web/src/api/b.ts', "import { startEmulator } from '@bookstore/firestore-emulator';");
    plant('web/src/api/c.ts', "import { apiPaths } from '@bookstore/contract/api/paths';");
    const violations = findViolations(root);
    rmSync(root, { recursive: true });
    expect(violations).toEqual([
      expect.stringContaining('web/src/api/b.ts imports emulator/src/start.ts'),
      expect.stringContaining('web/src/lib/a.ts imports web/src/api/b.ts'),
    ]);
  });

  it('findViolations reports files that import each other in a circle, but no test', () => {
    const root = mkdtempSync(join(tmpdir(), 'arrows-'));
    mkdirSync(join(root, 'web/src/lib'), { recursive: true });
    const plant = (name: string, text: string) => writeFileSync(join(root, 'web/src/lib', name), text);
    plant('a.ts', "import { b } from './b.ts';");
    plant('b.ts', "import type { C } from './c.ts';");
    plant('c.ts', "export { a } from './a.ts';");
    plant('d.ts', "import { a } from './a.ts';");
    plant('a.test.ts', "import { a } from './a.ts';");
    const violations = findViolations(root);
    rmSync(root, { recursive: true });
    expect(violations).toEqual([
      'These files import each other in a circle: web/src/lib/a.ts, web/src/lib/b.ts, web/src/lib/c.ts',
    ]);
  });
});
