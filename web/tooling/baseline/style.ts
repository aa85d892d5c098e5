import postcss, { type AtRule, type ChildNode, type Declaration, type Node, type Rule } from 'postcss';
import type { Platform } from './platform.ts';
import type { Use } from './script.ts';

/** The first group of every match. */
const words = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

function ofDeclaration({ prop, value, parent }: Declaration, platform: Platform): string[] {
  // The build writes the name that older browsers have beside it.
  const hasOldName = parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`) === true;
  if (platform.isNewerStyle(`properties.${prop}`)) return hasOldName ? [] : [`${prop}:`];
  return [
    ...words(value, /(?<![\w-])([a-z][\w-]*)(?![\w(-])/g)
      .filter((word) => platform.isNewerStyle(`properties.${prop}.${word}`))
      .map((word) => `${prop}: ${word}`),
    ...words(value, /(?<![\w-])([a-z][\w-]*)\(/g)
      .filter(platform.isNewerStyleFunction)
      .map((word) => `${word}()`),
  ];
}

function ofAtRule({ name, params }: AtRule, platform: Platform): string[] {
  if (platform.isNewerStyle(`at-rules.${name}`)) return [`@${name}`];
  return words(params, /\(\s*([a-z][\w-]*)/g)
    .filter((word) => platform.isNewerStyle(`at-rules.${name}.${word}`))
    .map((word) => `@${name} (${word})`);
}

function ofRule({ selector }: Rule, platform: Platform): string[] {
  return words(selector, /(?<!\\)(::?[a-z][\w-]*)/g).filter((word) =>
    platform.isNewerStyle(`selectors.${word.replaceAll(':', '')}`),
  );
}

function namesOf(node: ChildNode, platform: Platform): string[] {
  if (node.type === 'decl') return ofDeclaration(node, platform);
  if (node.type === 'atrule') return ofAtRule(node, platform);
  return node.type === 'rule' ? ofRule(node, platform) : [];
}

const isAtRule = (node: Node): node is AtRule => node.type === 'atrule';

/** Whether an `@supports` around it asks for just that. */
function isAskedFor(name: string, node: ChildNode): boolean {
  const wanted = name.replace(/[@()]/g, '').replace(/:$/, '').replaceAll(' ', '');
  for (let around: Node | undefined = node.parent; around; around = around.parent) {
    if (!isAtRule(around) || around.name !== 'supports') continue;
    if (around.params.replaceAll(' ', '').includes(wanted)) return true;
  }
  return false;
}

/** What a built style sheet uses and Baseline does not call widely available. */
export function newerInStyle(source: string, platform: Platform): Use[] {
  const found: Use[] = [];
  postcss.parse(source).walk((node) => {
    const excerpt = node.toString().slice(0, 80).replaceAll('\n', ' ');
    for (const name of namesOf(node, platform)) if (!isAskedFor(name, node)) found.push({ name, excerpt });
  });
  return found;
}
