import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LEGAL_BLOCKS, LEGAL_PLACES, type LegalBlock, type LegalPlace } from '@bookstore/contract/legalPages';
import { shopFolder } from '@bookstore/shop-kit/folder';
import type { Token } from 'markdown-it';
import type { Plugin } from 'vite';
import type { LegalNode, LegalTag, LegalText } from '../src/shop/legal/legalText.ts';

/** Ids used around the page. */
const RESERVED_IDS = ['home', 'services', 'about', 'contact', 'privacy', 'terms', 'main', 'app'];

/** Id of the section about delivery charges. */
const CHARGE_ID = 'delivery';

const isPlace = (name: string): name is LegalPlace => LEGAL_PLACES.some((place) => place === name);
const isBlock = (name: string): name is LegalBlock => LEGAL_BLOCKS.some((block) => block === name);

/** "§ 3 Lieferung" becomes 3-lieferung, as on GitHub. */
function createId(title: string, usedIds: Set<string>): string {
  const slug =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section';
  let id = slug;
  for (let count = 2; usedIds.has(id); count += 1) id = `${slug}-${count}`;
  usedIds.add(id);
  return id;
}

/** @throws Error for an unknown placeholder */
function withPlaces(text: string): LegalNode[] {
  return text
    .split(/\{\{([^{}]*)\}\}/)
    .map((part, index): LegalNode => {
      if (index % 2 === 0) return part;
      if (isPlace(part)) return { place: part };
      throw new Error(
        isBlock(part)
          ? `{{${part}}} needs a paragraph of its own: leave a line empty before it and after it`
          : `{{${part}}} is an unknown placeholder: use one of ${[...LEGAL_PLACES, ...LEGAL_BLOCKS].join(', ')}`,
      );
    })
    .filter((node) => node !== '');
}

/** A token without an end token. */
function toLeaf({ type, content }: Token): LegalNode[] {
  if (type === 'text' || type === 'text_special') return withPlaces(content);
  if (type === 'softbreak') return [' '];
  if (type === 'hardbreak') return [{ tag: 'br', inside: [] }];
  if (type === 'hr') return [{ tag: 'hr', inside: [] }];
  if (type === 'code_inline') return [{ tag: 'code', inside: [content] }];
  throw new Error(`“${content.trim()}” is of a kind (${type}) that these pages do not support: write it differently`);
}

function toElement({ tag, attrs }: Token, inside: LegalNode[]): LegalNode {
  const { href, start } = Object.fromEntries(attrs ?? []);
  return {
    tag: tag as LegalTag,
    ...(href !== undefined && { href: String(href) }),
    ...(start !== undefined && { start: Number(start) }),
    inside,
  };
}

/** Builds a tree of opening and closing tokens. */
function toTree(tokens: readonly Token[]): LegalNode[] {
  const root: LegalNode[] = [];
  const open = [root];
  for (const token of tokens) {
    const here = open.at(-1) ?? root;
    if (token.nesting === -1 && !token.hidden) open.pop();
    else if (token.nesting === 1 && !token.hidden) {
      const inside: LegalNode[] = [];
      here.push(toElement(token, inside));
      open.push(inside);
    } else if (token.type === 'inline') {
      const block = /^\{\{([^{}]*)\}\}$/.exec(token.content)?.[1] ?? '';
      here.push(...(isBlock(block) ? [{ block }] : toTree(token.children ?? [])));
    } else if (token.nesting === 0) here.push(...toLeaf(token));
  }
  return root;
}

const wordsIn = (nodes: readonly LegalNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'inside' in node ? wordsIn(node.inside) : '';
    })
    .join('')
    .trim();

const has = (nodes: readonly LegalNode[], place: LegalPlace): boolean =>
  nodes.some(
    (node) =>
      typeof node === 'object' &&
      ('inside' in node ? has(node.inside, place) : 'place' in node && node.place === place),
  );

/** Blocks replace their paragraph. */
function unwrapped(node: LegalNode): LegalNode {
  if (typeof node === 'string' || !('tag' in node) || node.tag !== 'p') return node;
  const [only] = node.inside;
  return typeof only === 'object' && 'block' in only ? only : node;
}

/** Adds ids to headings. The first section about delivery charges gets #delivery, which prices link to. */
function withIds(nodes: readonly LegalNode[]): Pick<LegalText, 'nodes' | 'sections'> {
  const usedIds = new Set(RESERVED_IDS);
  const sections: { id: string; title: string }[] = [];
  const isHeading = (node: LegalNode | undefined) =>
    typeof node === 'object' && 'tag' in node && /^h[1-6]$/.test(node.tag);
  const addressed = nodes.map((node, index) => {
    if (typeof node === 'string' || !('tag' in node) || !isHeading(node)) return node;
    if (node.tag === 'h1') throw new Error('it has two titles: write ## before each heading below the first');
    const end = nodes.findIndex((other, place) => place > index && isHeading(other));
    const part = nodes.slice(index + 1, end === -1 ? undefined : end);
    const title = wordsIn(node.inside);
    const tellsCharge = has(part, 'delivery-charge') && !usedIds.has(CHARGE_ID);
    const id = createId(tellsCharge ? CHARGE_ID : title, usedIds);
    if (node.tag === 'h2') sections.push({ id, title });
    return { ...node, id };
  });
  return { nodes: addressed, sections };
}

/** Reads CommonMark with tables. HTML is text, and pictures are ignored. @throws Error with the problem */
export async function readLegalText(markdown: string): Promise<LegalText> {
  // Loaded on demand, because most tests have no such page.
  const { default: MarkdownIt } = await import('markdown-it');
  const parser = new MarkdownIt({ html: false }).disable(['image', 'code', 'fence']);
  const [first, ...rest] = toTree(parser.parse(markdown, {}));
  if (typeof first !== 'object' || !('tag' in first) || first.tag !== 'h1')
    throw new Error('it begins without a title: write one in its first line, as “# Terms of sale”');
  return { title: wordsIn(first.inside), ...withIds(rest.map(unwrapped)) };
}

/** Turns Markdown into node modules that components render, without HTML injection. */
export function legalTexts(): Plugin {
  const folder = join(shopFolder(), 'legal');
  return {
    name: 'legal-texts',
    enforce: 'pre',
    async load(id) {
      const path = id.replace(/\?.*$/, '');
      if (!path.endsWith('.md')) return undefined;
      this.addWatchFile(path);
      try {
        const text = await readLegalText(readFileSync(path, 'utf8'));
        return { code: `export const text = ${JSON.stringify(text)};`, map: { mappings: '' } };
      } catch (error) {
        throw new Error(`${relative(folder, path)}: ${(error as Error).message}`);
      }
    },
  };
}
