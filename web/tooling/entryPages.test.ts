import { build } from 'vite';
import { expect, it } from 'vitest';
import { entryPages } from './entryPages.ts';
import { replaceIn } from './html.ts';

it('fails the build that has no page', async () => {
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

it('fails the build whose page lacks the text that is to be replaced', () => {
  expect(() => replaceIn('<head></head>', '</body>', '')).toThrow('Nothing to replace: </body>');
});
