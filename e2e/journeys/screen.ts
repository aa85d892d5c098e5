import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { TEST_RESULTS } from '../../tools/lib/paths.ts';
import type { Driver } from './driver.ts';

const require = createRequire(import.meta.url);
const LIBRARY = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
const FOUND = '[data-journey]';
/** Two frames later, what was changed before the first is on the screen. */
const PAINTED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))';
const WITHIN = { timeout: 40_000 };

/** How an element is found: by role and name, or by its label; `in` names where to look, by role and name as well. */
interface Wanted {
  role?: string;
  label?: string;
  /** The whole name; a regular expression for a part of it. */
  name?: string | RegExp;
  in?: { role: string; name?: string };
}

/** A page as its reader has it: what is on it is found by role and name, and waited for. */
export class Screen {
  readonly #driver: Driver;
  readonly #shop: string;
  readonly #prefix: string;
  #steps = 0;
  /** A call may be refused in this journey, of which Chromium writes an error. */
  isRefusalExpected = false;

  constructor(driver: Driver, shop: string, prefix: string) {
    this.#driver = driver;
    this.#shop = shop;
    this.#prefix = prefix;
  }

  open(path: string): Promise<void> {
    return this.#driver.open(new URL(path, this.#shop).href);
  }

  see(role: string, name?: string | RegExp, within?: Wanted['in']): Promise<void> {
    return this.#until({ role, ...(name !== undefined && { name }), ...(within && { in: within }) }, async () => {});
  }

  click(role: string, name?: string | RegExp, within?: Wanted['in']): Promise<void> {
    const wanted = { role, ...(name !== undefined && { name }), ...(within && { in: within }) };
    return this.#until(wanted, () => this.#driver.click(FOUND));
  }

  fill(label: string, text: string, within: Wanted['in'] = { role: 'main' }): Promise<void> {
    return this.#until({ label, in: within }, () => this.#driver.fill(FOUND, text));
  }

  choose(label: string, value: string): Promise<void> {
    return this.#until({ label, in: { role: 'main' } }, () => this.#driver.choose(FOUND, value));
  }

  /** @param path of a file on this machine */
  pick(label: string, path: string): Promise<void> {
    return this.#until({ label, in: { role: 'main' } }, () => this.#driver.pick(FOUND, path));
  }

  /** Waits until nothing has this role and name any more. */
  async miss(role: string, name: string, within?: Wanted['in']): Promise<void> {
    const question = JSON.stringify({ role, name, ...(within && { in: within }) });
    await expect.poll(() => this.#isThere(question).catch(String), WITHIN).toBe(false);
  }

  async seeText(text: string): Promise<void> {
    const shown = () => this.#driver.evaluate('document.body.innerText.replace(/\\s+/g, " ")').catch(String);
    await expect.poll(shown, WITHIN).toContain(text);
  }

  async arriveAt(path: string): Promise<void> {
    await expect.poll(() => this.#driver.evaluate('location.pathname').catch(String), WITHIN).toBe(path);
  }

  /** Keeps a picture of this step, when what has changed so far is painted. Nothing may be wider than the window. */
  async show(step: string): Promise<void> {
    await this.#driver.evaluate(PAINTED);
    this.#steps += 1;
    const folder = join(TEST_RESULTS, 'journeys');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${this.#prefix}-${this.#steps}-${step}.png`), await this.#driver.screenshot());
    const overflow = () => this.#driver.evaluate('document.documentElement.scrollWidth - innerWidth');
    await expect.poll(overflow, { ...WITHIN, message: `${step}: wider than its window` }).toBeLessThanOrEqual(0);
  }

  /** Marks what is wanted and acts on it, again while the page changes. */
  async #until(wanted: Wanted, act: () => Promise<void>): Promise<void> {
    const name = wanted.name instanceof RegExp ? { pattern: wanted.name.source } : wanted.name;
    const question = JSON.stringify({ ...wanted, name });
    await expect(async () => {
      expect(await this.#isThere(question), question).toBe(true);
      await act();
    }).toPass(WITHIN);
  }

  /** Whether it is there; it is marked then. */
  async #isThere(question: string): Promise<unknown> {
    if (!(await this.#driver.evaluate('"TestingLibraryDom" in window'))) {
      await this.#driver.evaluate(`(() => { ${LIBRARY}\nreturn true; }).call(window)`);
    }
    return this.#driver.evaluate(`(${mark.toString()})(${question})`);
  }
}

/** What testing-library is asked for in the page. */
interface Library {
  queryAllByRole(container: Element, role: string, options: { name?: string | RegExp }): Element[];
  queryAllByLabelText(container: Element, text: string): Element[];
}

/** Runs in the page and knows nothing outside of it: marks the first element that is wanted. */
function mark(wanted: Omit<Wanted, 'name'> & { name?: string | { pattern: string } }): boolean {
  const library = (window as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  for (const old of document.querySelectorAll('[data-journey]')) old.removeAttribute('data-journey');
  const places = wanted.in ? library.queryAllByRole(document.body, wanted.in.role, wanted.in) : [document.body];
  const name = typeof wanted.name === 'object' ? new RegExp(wanted.name.pattern) : wanted.name;
  const found = places.flatMap((place) =>
    wanted.label === undefined
      ? library.queryAllByRole(place, wanted.role ?? '', name === undefined ? {} : { name })
      : library.queryAllByLabelText(place, wanted.label),
  );
  found[0]?.setAttribute('data-journey', '');
  // WebKit's driver writes into nothing that is out of sight.
  found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found.length > 0;
}
