import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { explainViolation } from './importRules.ts';
import { findSpecifiers, findViolations } from './imports.ts';

const explain = (file: string, path: string) => explainViolation({ file, target: { path } });

describe('explainViolation', () => {
  it.each([
    ['functions/src/app.ts', 'contract/src/book.ts'],
    ['functions/src/orders/orders.repository.ts', 'functions/src/books/bookRecord.ts'],
    ['functions/src/orders/orders.test.ts', 'emulator/src/start.ts'],
    ['cli/src/commands/books.ts', 'functions/src/books/books.repository.ts'],
    ['cli/src/commands/deploy.ts', 'tools/lib/processes.ts'],
    ['web/src/shop/home/HomePage.tsx', 'web/src/shop/book/BookCard.tsx'],
    ['web/src/shop/cart/cart.test.ts', 'web/src/app/test/renderShop.tsx'],
    ['web/src/app/routes.tsx', 'web/src/admin/session/LoginPage.tsx'],
  ])('allows %s to import %s', (file, target) => {
    expect(explain(file, target)).toBeUndefined();
  });

  it.each([
    ['contract/src/book.ts', 'functions/src/app.ts'],
    ['functions/src/app.ts', 'web/src/lib/storage.ts'],
    ['functions/src/app.ts', 'emulator/src/start.ts'],
    ['functions/src/books/books.service.ts', 'functions/src/orders/orderRecord.ts'],
    ['functions/test/api.ts', 'lab/bench/paths.ts'],
    ['web/src/lib/storage.ts', 'functions/src/app.ts'],
    ['web/src/ui/Button.tsx', 'web/src/api/booksApi.ts'],
    ['web/src/shop/book/BookCard.tsx', 'web/src/shop/home/HomePage.tsx'],
    ['web/src/shop/cart/CartPage.tsx', 'web/src/app/store.ts'],
    ['web/src/shop/new/NewPage.tsx', 'web/src/shop/cart/cartSlice.ts'],
    ['emulator/src/server.ts', 'contract/src/book.ts'],
    ['tools/start.ts', 'cli/src/commands/seed.ts'],
  ])('forbids %s to import %s', (file, target) => {
    expect(explain(file, target)).toContain(`${file} imports ${target}, but`);
  });

  it.each([
    ['contract/src/book.ts', 'node:fs'],
    ['web/src/shop/cart/CartPage.tsx', 'sweetalert2'],
    ['tools/start.ts', '@google-cloud/firestore'],
  ])('forbids %s the package %s', (file, packageName) => {
    expect(explainViolation({ file, target: { packageName } })).toContain(`${file} imports ${packageName}, but`);
  });
});

describe('findSpecifiers', () => {
  it('finds every kind of import, including types', () => {
    const text = `import type { A } from './a.ts';
      export * from './b.ts';
      export { c } from './c.ts';
      import './d.css';
      const e = () => import('./e.tsx');
      type F = import('./f.ts').F;
      const text = "import x from './no.ts'";`;
    const found = ['./a.ts', './b.ts', './c.ts', './d.css', './e.tsx', './f.ts'];
    expect(findSpecifiers('x.tsx', text).sort()).toEqual(found);
  });
});

describe('findViolations', () => {
  let root = '';
  afterEach(() => rmSync(root, { recursive: true }));

  function makeFiles(files: Record<string, string>): void {
    root = mkdtempSync(join(tmpdir(), 'imports-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }

  it('reports forbidden imports by relative path and by workspace name', () => {
    makeFiles({
      'web/src/lib/a.ts': "export { b } from '../api/b.ts';",
      'web/src/api/b.ts': "import { startEmulator } from '@bookstore/firestore-emulator';",
      'web/src/api/c.ts': "import { apiPaths } from '@bookstore/contract/api/paths';",
    });
    expect(findViolations(root)).toEqual([
      expect.stringContaining('web/src/api/b.ts imports emulator/src/start.ts'),
      expect.stringContaining('web/src/lib/a.ts imports web/src/api/b.ts'),
    ]);
  });

  it('reports import cycles, but not those of tests', () => {
    makeFiles({
      'web/src/lib/a.ts': "import { b } from './b.ts';",
      'web/src/lib/b.ts': "import type { C } from './c.ts';",
      'web/src/lib/c.ts': "export { a } from './a.ts';",
      'web/src/lib/d.ts': "import { a } from './a.ts';",
      'web/src/lib/d.test.ts': "import './e.ts';",
      'web/src/lib/e.ts': "import './d.test.ts';",
    });
    expect(findViolations(root)).toEqual(['Import cycle: web/src/lib/a.ts, web/src/lib/b.ts, web/src/lib/c.ts']);
  });
});
