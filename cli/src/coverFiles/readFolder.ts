import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Names are sorted, without hidden files and folders. @throws Error if the path is not a folder */
export function readFolder(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${path} is not a folder.`);
  const names = readdirSync(path).filter((name) => !/^(?:\.|Thumbs\.db$|desktop\.ini$)/i.test(name));
  return names.filter((name) => statSync(join(path, name)).isFile()).sort();
}
