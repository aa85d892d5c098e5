import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';
import { run } from './processes.ts';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 150;

/** Rebuilds a workspace after changes in the folders, one build at a time. Returns the function that ends it. */
export function rebuildOnChange(workspace: string, folders: string[], report: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;
  const build = async () => {
    if (isBuilding) return schedule();
    isBuilding = true;
    const { code, output } = await run('npm', ['run', 'build', '--workspace', workspace]);
    isBuilding = false;
    report(code === 0 ? `Built ${workspace}` : `The build of ${workspace} failed:\n${output}`);
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void build(), DEBOUNCE_MS);
  };
  const watchers = folders.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.test.ts')) schedule();
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
