// node lock.mjs [folder]: writes the function's package-lock.json into a folder (default: this one). Without it, each
// deployment would install the newest of some two hundred packages. It is derived from the repository's lock, so that a
// deployment has the tested versions.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const WORKSPACE = 'functions';
const folder = process.argv[2] ?? here('.');
const { packages: source, lockfileVersion } = readJson(here('../package-lock.json'));

/** Paths where Node looks for a package required at `path`, the nearest first. */
function* lookupPaths(name, path) {
  for (let parent = path; ; parent = parent.slice(0, Math.max(0, parent.lastIndexOf('node_modules') - 1))) {
    yield parent === '' ? `node_modules/${name}` : `${parent}/node_modules/${name}`;
    if (parent === '') return;
  }
}

const find = (packages, name, path) => [...lookupPaths(name, path)].find((place) => packages[place]);

/** Dependencies of a package, each with whether it is optional. Development dependencies only for the function. */
function dependenciesOf(entry, isFunction) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {}, devDependencies } = entry;
  const toNeeds = (group, kind) => Object.keys(group ?? {}).map((name) => ({ name, kind }));
  return [
    ...toNeeds(dependencies, 'needed').filter(({ name }) => !optionalDependencies?.[name]),
    ...toNeeds(peerDependencies, 'needed').filter(({ name }) => !peerDependenciesMeta[name]?.optional),
    ...toNeeds(optionalDependencies, 'optional'),
    ...(isFunction ? toNeeds(devDependencies, 'dev') : []),
  ];
}

/** Packages by path in the function's node_modules, with their path in the repository. */
const placed = {};
const origin = new Map([['', WORKSPACE]]);

/** The highest free path, as npm does. @returns the path */
function place(name, parent, from) {
  const existing = find(placed, name, parent);
  if (existing && placed[existing].version === source[from].version) return existing;
  const freePath = [...lookupPaths(name, parent)].toReversed().find((one) => !placed[one]);
  placed[freePath] = { ...source[from] };
  origin.set(freePath, from);
  return freePath;
}

/** @throws if the lock lacks a required package. */
function placeAll() {
  const edges = [];
  const waiting = [''];
  for (const parent of waiting) {
    const from = origin.get(parent);
    for (const { name, kind } of dependenciesOf(source[from], parent === '')) {
      const found = find(source, name, from);
      if (!found && kind === 'optional') continue;
      if (!found) throw new Error(`package-lock.json has no ${name}, which ${from} needs.`);
      const sizeBefore = origin.size;
      const to = place(name, parent, found);
      if (origin.size > sizeBefore) waiting.push(to);
      edges.push({ parent, name, to, kind });
    }
  }
  return edges;
}

/** Everything reachable over these kinds of dependencies. */
function reach(edges, kinds) {
  const reached = new Set(['']);
  for (const parent of reached) {
    for (const edge of edges) if (edge.parent === parent && kinds.includes(edge.kind)) reached.add(edge.to);
  }
  return reached;
}

/** Marks what `npm ci --omit=dev` omits and what may fail to install. */
function flag(edges) {
  const production = reach(edges, ['needed', 'optional']);
  const needed = reach(edges, ['needed', 'dev']);
  for (const [path, entry] of Object.entries(placed)) {
    for (const name of ['dev', 'optional', 'devOptional', 'peer']) delete entry[name];
    if (!production.has(path)) entry.dev = true;
    if (!needed.has(path)) entry.optional = true;
    delete entry.resolved;
  }
}

const edges = placeAll();
const wrong = edges.find(({ parent, name, to }) => find(placed, name, parent) !== to);
if (wrong) throw new Error(`${wrong.name} cannot be placed for ${wrong.parent || WORKSPACE}.`);
flag(edges);

const { name, version, dependencies, devDependencies, engines } = readJson(here('package.json'));
const sorted = Object.fromEntries(Object.entries(placed).sort(([a], [b]) => (a < b ? -1 : 1)));
const packages = { '': { name, version, dependencies, devDependencies, engines }, ...sorted };
const lock = { name, version, lockfileVersion, requires: true, packages };
writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
