import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder in the order of their names; what systems put beside them, and folders in it, are none. @throws when it is no folder. */
export function readFolder(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${path} is no folder.`);
  const names = readdirSync(path).filter((name) => !/^(?:\.|Thumbs\.db$|desktop\.ini$)/i.test(name));
  return names.filter((name) => statSync(join(path, name)).isFile()).sort();
}
