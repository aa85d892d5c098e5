import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../tools/lib/paths.ts';

const LEFT_OUT =
  /(^|\/)(node_modules|dist|test-results|playwright-report|\.data|\.git|firebase\.local\.json|[^/]*\.log)$/;

/** Files that must never be deployed. */
export const LITTER = [
  'functions/.secret.local',
  'functions/.env.local',
  'functions/debug.log',
  'web/public/.env',
  'web/public/.git/config',
];

/** Copies node_modules too, so that a deployment may write to it. */
export function makeWorkingCopy(folder: string): void {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(ROOT, path)) });
  for (const part of [
    '.',
    ...readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : [])),
  ]) {
    linkModules(folder, part);
  }
  for (const path of LITTER) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), 'must not be uploaded');
  }
}

function linkModules(folder: string, part: string): void {
  const modules = join(ROOT, part, 'node_modules');
  try {
    if (readdirSync(modules).length > 0) symlinkSync(modules, join(folder, part, 'node_modules'), 'dir');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
