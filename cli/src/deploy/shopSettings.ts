import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export type ShopSettings = Readonly<Record<string, string | undefined>>;

/** Reads .env files like the Firebase CLI: those of all projects, then this one's. */
export function readShopSettings(root: string, projectId: string): ShopSettings {
  const paths = ['.env', `.env.${projectId}`].map((name) => join(root, 'functions', name));
  const settings = paths.filter((path) => existsSync(path)).map((path) => parseEnv(readFileSync(path, 'utf8')));
  return Object.assign({}, ...settings) as ShopSettings;
}
