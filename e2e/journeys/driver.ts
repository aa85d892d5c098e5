/**
 * What a journey needs of a browser, whoever drives it. Elements are named by a CSS selector; `screen.ts` finds them by
 * role and name. Every call may fail while a page changes and is then made again.
 */
export interface Driver {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. @returns what JSON knows of its value. */
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  choose(selector: string, value: string): Promise<void>;
  /** Gives a file to an input for files. */
  pick(selector: string, path: string): Promise<void>;
  /** A picture of what is to be seen, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Console errors and uncaught errors so far, where the protocol tells of them. */
  errors: string[];
  close(): Promise<void>;
}

/** One browser process; each driver of it has storage of its own and accepts every alert. */
export interface Engine {
  newDriver(size: Size): Promise<Driver>;
  close(): Promise<void>;
}

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}
