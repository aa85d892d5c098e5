import { browsers, features } from 'web-features';

/** Baseline's own span from "everywhere" to "widely available". */
const WIDE_AFTER_MONTHS = 30;

/** Objects whose members are known although they have no constructor of their name. */
const INSTANCES: Partial<Record<string, string[]>> = {
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator'],
  performance: ['Performance'],
  navigation: ['Navigation'],
  history: ['History'],
  location: ['Location'],
  screen: ['Screen'],
  crypto: ['Crypto'],
  scheduler: ['Scheduler'],
  caches: ['CacheStorage'],
};

interface Release {
  date: string;
  version: string;
}
/** Whether a name is widely available in one of its meanings; `undefined` for names that the data does not know. */
type Names = Map<string, boolean>;

const RELEASES: Record<string, Release[]> = Object.fromEntries(
  Object.entries(browsers).map(([browser, { releases }]) => [browser, releases]),
);

/** The day of the data's newest release, less Baseline's span. The data's day counts, so that a check says the same tomorrow. */
function wideSince(): string {
  const days = Object.values(RELEASES).map((releases) => releases.at(-1)?.date ?? '');
  const day = new Date(days.toSorted().at(-1) ?? '');
  day.setUTCMonth(day.getUTCMonth() - WIDE_AFTER_MONTHS);
  return day.toISOString().slice(0, 10);
}

/** What is not painted and what never happens hurts nobody. Phones have no pointer of a mouse, desks no touches. */
const mayBeMissed = (key: string) => key.startsWith('css.') || key.endsWith('_event');

/** Whether each engine has had it long enough, on the desk or on the phone. */
function hasEveryEngine(support: object, since: string): boolean {
  const versions = new Map<string, string>(Object.entries(support));
  const hasBrowser = (browser: string) => {
    const release = RELEASES[browser]?.find(({ version }) => version === versions.get(browser));
    return release !== undefined && release.date <= since;
  };
  return ['chrome', 'firefox', 'safari'].every((engine) =>
    [engine, `${engine}_android`, `${engine}_ios`].some(hasBrowser),
  );
}

/** Every key of the compatibility data ("api.Document.startViewTransition"), and whether it is widely available. */
function readKeys(): Names {
  const since = wideSince();
  const keys: Names = new Map();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { baseline, support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      // What is discouraged and everywhere is old, not new.
      const isOld = feature.discouraged !== undefined && Object.keys(support).length === Object.keys(browsers).length;
      keys.set(key, baseline === 'high' || isOld || (mayBeMissed(key) && hasEveryEngine(support, since)));
    }
  }
  return keys;
}

/** What the browser offers, by the names that code writes. */
export interface Platform {
  isNewerGlobal: (name: string) => boolean;
  /** Of a known object: `Promise.try`, `document.startViewTransition`. `undefined` for what is not known of it. */
  isNewerMemberOf: (owner: string, name: string) => boolean | undefined;
  /** Of an unknown object: the name belongs to nothing but newer things. */
  isNewerMember: (name: string) => boolean;
  isNewerEvent: (name: string) => boolean;
  /** By its key below `css.`: `properties.text-wrap.balance`. */
  isNewerStyle: (key: string) => boolean;
  isNewerStyleFunction: (name: string) => boolean;
}

/** The names that code may write for a key: a global, a member, an event or a function of CSS. */
function nameKey(key: string, isWide: boolean, sets: Record<'globals' | 'members' | 'events' | 'functions', Names>) {
  const add = (names: Names, name: string) => names.set(name, isWide || names.get(name) === true);
  const parts = key.split('.');
  const [area, owner = '', member, ...deeper] = parts[0] === 'javascript' ? parts.slice(1) : parts;
  if (area === 'css' && parts.length > 3) add(sets.functions, parts.at(-1) ?? '');
  if (area !== 'api' && area !== 'builtins') return;
  if (member === undefined) add(sets.globals, owner);
  else if (member.endsWith('_event')) add(sets.events, member.replace(/_event$/, ''));
  else if (owner === 'Intl' && deeper.length === 1) add(sets.members, deeper[0] ?? '');
  else if (deeper.length === 0) {
    add(sets.members, member.replace(/_static$/, ''));
    if (owner === 'Window' || owner === 'WorkerGlobalScope') add(sets.globals, member);
    // Iterators are old and the global `Iterator` is new: without its constructor a name of the language is none.
    if (owner === member && area === 'builtins' && !isWide) sets.globals.set(owner, false);
  }
}

export function readPlatform(): Platform {
  const keys = readKeys();
  const sets = { globals: new Map(), members: new Map(), events: new Map(), functions: new Map() };
  for (const [key, isWide] of keys) nameKey(key, isWide, sets);
  const ofOwner = (owner: string, name: string) =>
    (INSTANCES[owner] ?? [owner])
      .flatMap((type) => [`javascript.builtins.${type}.${name}`, `api.${type}.${name}_static`, `api.${type}.${name}`])
      .find((key) => keys.has(key));
  return {
    isNewerGlobal: (name) => sets.globals.get(name) === false,
    isNewerMemberOf: (owner, name) => {
      const isWide = keys.get(ofOwner(owner, name) ?? '');
      return isWide === undefined ? undefined : !isWide;
    },
    isNewerMember: (name) => sets.members.get(name) === false,
    isNewerEvent: (name) => sets.events.get(name) === false,
    isNewerStyle: (key) => keys.get(`css.${key}`) === false,
    isNewerStyleFunction: (name) => sets.functions.get(name) === false,
  };
}
