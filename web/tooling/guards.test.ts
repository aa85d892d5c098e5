import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { replaceIn } from './chunks.ts';
import { entryPages } from './entryPages.ts';

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
    ['there is no page', entryPages(), /index\.html is missing/],
  ];
  it.each(cases)('%s', async (_case, plugin, message, texts) => {
    await expect(buildWith(plugin, texts)).rejects.toThrow(message);
  });

  it('a text of the page is not there', () => {
    expect(() => replaceIn('<head></head>', '</body>', '')).toThrow('Nothing to replace: </body>');
  });
});
