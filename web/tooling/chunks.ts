import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The chunk that a module is the entry of. @throws Error when the module has moved or shares a chunk with others */
export function chunkOf(bundle: Bundle, moduleEnd: string): Chunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(moduleEnd));
  if (!chunk) throw new Error(`No chunk of its own for ${moduleEnd}`);
  return chunk;
}

/** A chunk and all that it imports statically, itself first. */
export function withImports(bundle: Bundle, first: Chunk): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(first);
  return [...found];
}

/** `text.replace` that cannot pass silently. @throws Error when there is nothing to replace */
export function replaceIn(text: string, part: string | RegExp, by: string): string {
  const replaced = text.replace(part, () => by);
  if (replaced === text) throw new Error(`Nothing to replace: ${part}`);
  return replaced;
}
