import { type ESTree, parseSync, Visitor } from 'vite';
import type { Platform } from './platform.ts';

/** A name that a file uses, with what stands around it. */
export interface Use {
  name: string;
  excerpt: string;
}

/** What one built script names. */
export interface Script {
  /** The chain of names (`navigator.connection`), without its beginning where that is no name. */
  uses: { chain: string[]; excerpt: string }[];
  events: Use[];
  /** Names that are the file's own: variables, parameters, imports. */
  declared: Set<string>;
  /** Names that objects and classes of the file give their members. */
  defined: Set<string>;
}

const GLOBAL_OBJECTS = ['window', 'self', 'globalThis'];
/** The beginning of a chain that is no name: the result of a call. */
const UNKNOWN = '';

function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

function chainOf(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'ChainExpression') return chainOf(node.expression);
  if (node.type !== 'MemberExpression' || node.computed) return [UNKNOWN];
  return [...chainOf(node.object), nameOf(node.property) ?? UNKNOWN];
}

/** The names that a pattern binds: of a parameter, a declaration, an import. */
function boundBy(node: ESTree.Node | null | undefined): string[] {
  switch (node?.type) {
    case 'Identifier':
      return [node.name];
    case 'AssignmentPattern':
      return boundBy(node.left);
    case 'RestElement':
      return boundBy(node.argument);
    case 'ArrayPattern':
      return node.elements.flatMap(boundBy);
    case 'ObjectPattern':
      return node.properties.flatMap((property) => boundBy(property.type === 'Property' ? property.value : property));
    default:
      return [];
  }
}

/** The names that a script gives to what is its own. */
function declaredIn(program: ESTree.Program): Set<string> {
  const declared = new Set<string>();
  const declare = (...nodes: (ESTree.Node | null | undefined)[]) => {
    for (const name of nodes.flatMap(boundBy)) declared.add(name);
  };
  const declareFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => declare(node.id, ...node.params);
  const declareClass = (node: ESTree.Class) => declare(node.id);
  const declareImport = ({ local }: { local: ESTree.Node }) => declare(local);
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: declareFunction,
    ClassDeclaration: declareClass,
    ClassExpression: declareClass,
    CatchClause: ({ param }) => declare(param),
    ImportSpecifier: declareImport,
    ImportDefaultSpecifier: declareImport,
    ImportNamespaceSpecifier: declareImport,
  }).visit(program);
  return declared;
}

/** Identifiers that name a member and no variable; which members are written, not read; and which names members are given. */
function membersIn(program: ESTree.Program) {
  const labels = new Set<ESTree.Node>();
  const written = new Set<ESTree.Node>();
  const defined = new Set<string>();
  const define = ({ key, computed }: { key: ESTree.Node; computed: boolean }) => {
    if (computed) return;
    labels.add(key);
    defined.add(nameOf(key) ?? UNKNOWN);
  };
  new Visitor({
    MethodDefinition: define,
    PropertyDefinition: define,
    ObjectExpression: ({ properties }) => {
      for (const property of properties) if (property.type === 'Property') define(property);
    },
    ObjectPattern: ({ properties }) => {
      for (const property of properties)
        if (property.type === 'Property' && !property.computed) labels.add(property.key);
    },
    AssignmentExpression: ({ left }) => {
      if (left.type !== 'MemberExpression' || left.computed) return;
      written.add(left);
      defined.add(nameOf(left.property) ?? UNKNOWN);
    },
    MemberExpression: ({ property, computed }) => {
      if (!computed) labels.add(property);
    },
    ImportSpecifier: ({ imported }) => void labels.add(imported),
    ExportSpecifier: ({ exported }) => void labels.add(exported),
  }).visit(program);
  return { labels, written, defined };
}

/**
 * @param isMirror a library that gives its own objects the names that the browser's have: they say nothing of what is whose
 * @throws Error for a text that is no script
 */
export function readScript(source: string, isMirror = false): Script {
  const { program, errors } = parseSync('built.js', source);
  if (errors[0]) throw new Error(errors[0].message);
  const { labels, written, defined } = membersIn(program);
  const uses: Script['uses'] = [];
  const events: Use[] = [];
  const use = (chain: string[], { start, end }: ESTree.Span) =>
    uses.push({ chain, excerpt: source.slice(Math.max(0, start - 30), end + 20).replaceAll('\n', ' ') });
  new Visitor({
    Identifier: (node) => {
      if (!labels.has(node)) use([node.name], node);
    },
    MemberExpression: (node) => {
      if (!node.computed && !written.has(node)) use(chainOf(node), node);
    },
    // `const { BarcodeDetector } = globalThis`
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || !init) return;
      for (const property of id.properties) {
        if (property.type !== 'Property' || property.computed) continue;
        const [owner = UNKNOWN, ...between] = chainOf(init);
        if (between.length === 0) use([owner, nameOf(property.key) ?? UNKNOWN], property);
      }
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      const name = first && first.type !== 'Identifier' ? nameOf(first) : undefined;
      if (name !== undefined && chainOf(callee).at(-1) === 'addEventListener') events.push({ name, excerpt: name });
    },
  }).visit(program);
  return { uses, events, declared: declaredIn(program), defined: isMirror ? new Set() : defined };
}

/** The chain from the global that it begins with: `window.navigator.x` and `navigator.x` are the same, `Array.prototype.at` is `Array.at`. */
function fromGlobal(chain: string[], declared: Set<string>): string[] {
  const isGlobal = chain[0] !== UNKNOWN && !declared.has(chain[0] ?? '');
  if (!isGlobal) return [UNKNOWN, ...chain.slice(1)];
  const rest = chain.length > 1 && GLOBAL_OBJECTS.includes(chain[0] ?? '') ? chain.slice(1) : chain;
  return rest.length === 3 && rest[1] === 'prototype' ? [rest[0] ?? '', rest[2] ?? ''] : rest;
}

/**
 * What the scripts use and Baseline does not call widely available. A member of an unknown object counts unless some script
 * gives its own objects a member of that name.
 */
export function newerInScripts(scripts: Script[], platform: Platform): Use[] {
  const defined = new Set(scripts.flatMap((script) => [...script.defined]));
  const judge = (chain: string[]): string | undefined => {
    const [owner = UNKNOWN, name, ...deeper] = chain;
    if (name === undefined) return owner !== UNKNOWN && platform.isNewerGlobal(owner) ? owner : undefined;
    const isNewer = owner !== UNKNOWN && deeper.length === 0 ? platform.isNewerMemberOf(owner, name) : undefined;
    if (isNewer !== undefined) return isNewer ? `${owner}.${name}` : undefined;
    const last = chain.at(-1) ?? UNKNOWN;
    return platform.isNewerMember(last) && !defined.has(last) ? `.${last}` : undefined;
  };
  return scripts.flatMap(({ uses, events, declared }) => [
    ...uses.flatMap(({ chain, excerpt }) => {
      const name = judge(fromGlobal(chain, declared));
      return name === undefined ? [] : [{ name, excerpt }];
    }),
    ...events
      .filter(({ name }) => platform.isNewerEvent(name))
      .map(({ name, excerpt }) => ({ name: `${name} event`, excerpt })),
  ]);
}
