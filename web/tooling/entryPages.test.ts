import { build } from 'vite';
import { expect, it } from 'vitest';
import { entryPages } from './entryPages.ts';
import { replaceIn } from './html.ts';

it('fails the build without a page', async () => {
  const entry = {
    name: 'entry-of-the-test',
    resolveId: (id: string) => (id === '/entry.js' ? id : null),
    load: () => '',
  };
  const building = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entryPages(), entry],
    build: { write: false, rolldownOptions: { input: '/entry.js' } },
  });
  await expect(building).rejects.toThrow('index.html is missing');
});

it('fails the build whose page lacks a placeholder', () => {
  expect(() => replaceIn('<head></head>', '</body>', '')).toThrow('Nothing to replace: </body>');
});
