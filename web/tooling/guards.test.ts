import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { replaceIn } from './chunks.ts';
import { compileAtOnce } from './compileAtOnce.ts';
import { entryPages } from './entryPages.ts';
import { stylePreload } from './stylePreload.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Modules that exist in the test alone, by id. */
function modules(texts: Record<string, string>): Plugin {
  return {
    name: 'modules-of-the-test',
    enforce: 'pre',
    resolveId: (source) => (source in texts ? source : null),
    load: (id) => texts[id] ?? null,
  };
}

/** Builds an entry of the test with one of the project's plugins, into memory. */
async function buildWith(plugin: Plugin, texts: Record<string, string> = {}): Promise<Rolldown.OutputChunk[]> {
  const result = (await build({
    configFile: false,
    root: WEB,
    logLevel: 'silent',
    // The plugin first: it asks the others where a module is.
    plugins: [plugin, modules({ '/entry.js': 'console.log(1)', ...texts })],
    build: { write: false, minify: false, rolldownOptions: { input: '/entry.js' } },
  })) as Rolldown.RolldownOutput;
  return result.output.filter((file) => file.type === 'chunk');
}

describe('a part of the build whose target has moved fails the build', () => {
  const cases: [string, Plugin, RegExp, Record<string, string>?][] = [
    ["Vite's helper has another name", stylePreload(), /does not load vite\/preload-helper/],
    [
      'a file of the first view is not there',
      compileAtOnce(['/entry.js', '/moved.js']),
      /No chunk of its own for \/moved\.js/,
    ],
    ['there is no page', entryPages(), /index\.html is missing/],
  ];
  it.each(cases)('%s', async (_case, plugin, message, texts) => {
    await expect(buildWith(plugin, texts)).rejects.toThrow(message);
  });

  it('a text of the page is not there', () => {
    expect(() => replaceIn('<head></head>', '</body>', '')).toThrow('Nothing to replace: </body>');
  });
});

describe('where its target is there', () => {
  it('a file of the first view and what it imports are marked, and no others', async () => {
    const chunks = await buildWith(compileAtOnce(['/entry.js']), {
      '/entry.js': 'import("/later.js")',
      '/later.js': 'console.log("later")',
    });
    const marked = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
    expect(chunks).toHaveLength(2);
    expect(marked.map(({ isEntry }) => isEntry)).toEqual([true]);
  });
});
