import type { Colour, Palette, ShopColours } from '@bookstore/shop-kit/colours';
import { shopModule } from '@bookstore/shop-kit/folder';
import type { Plugin } from 'vite';

const MARKER = "/* tooling/shopColours.ts inserts the shop's colours here. */";

/** `#3c280f` becomes `60 40 15`, for shadows of several strengths. */
function channels(colour: Colour): string {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');
}

/** `paperRaised` becomes `--paper-raised`. */
const toVariableName = (name: string) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function variables({ shade, ...palette }: Palette): string {
  const lines = Object.entries(palette).map(([name, colour]) => `${toVariableName(name)}: ${colour};`);
  return [...lines, `--shade: ${channels(shade)};`].join('\n');
}

/** CSS variables of the shop's colours. */
export function toStyleSheet({ light, dark, veil, awning }: ShopColours): string {
  const always = `--veil: ${veil};\n--awning: ${awning.front};\n--fringe-1: ${awning.fringe[0]};\n--fringe-2: ${awning.fringe[1]};`;
  return [
    `:root {\n${variables(light)}\n${always}\n}`,
    `@media (prefers-color-scheme: dark) {\n:root {\n${variables(dark)}\n}\n}`,
  ].join('\n');
}

/** Colours of the start screen, before style sheets load. */
const AT_THE_START = ['paper', 'ink', 'inkSoft', 'line', 'accent'] as const;

export function toStartStyle({ light, dark }: ShopColours): string {
  const rule = (palette: Palette) =>
    `:root{${AT_THE_START.map((name) => `${toVariableName(name)}:${palette[name]}`).join(';')}}`;
  return `${rule(light)}@media(prefers-color-scheme:dark){${rule(dark)}}`;
}

/** Writes the shop's colours into the style sheet. */
export function shopColours(): Plugin {
  let isMet = false;
  return {
    name: 'shop-colours',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]app[\\/]styles\.css$/ },
      async handler(code) {
        if (!code.includes(MARKER)) throw new Error(`styles.css has no place for the colours: ${MARKER}`);
        isMet = true;
        const { colours } = (await import(shopModule('colours'))) as { colours: ShopColours };
        return { code: code.replace(MARKER, toStyleSheet(colours)), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isMet) throw new Error('No style sheet contains the colours of the shop.');
    },
  };
}
