import { messageFaults } from '../../../messages/check.ts';
import { missingRows } from '../acceptance.ts';
import { findViolations } from '../imports.ts';
import { openApiProblem } from '../openapi.ts';
import { ROOT } from '../paths.ts';
import { check, command, type Suite, vitest } from './suites.ts';

const UNIT_PROJECTS = ['messages', 'contract', 'functions', 'web', 'web-tooling', 'tools', 'lab'];

/** Run by `npm run check`, and first by `npm test`. */
export const CHECKS: Suite[] = [
  command('types', 'tsc', ['-b']),
  command('lint', 'npm', ['run', '--silent', 'lint']),
  command('unused code', 'knip', ['--no-progress']),
  check('import rules', () => findViolations(ROOT)),
  check('messages', () => messageFaults()),
  check('rows', () => missingRows(ROOT).sentences),
  check('API description', () => [openApiProblem()].filter((problem) => problem !== undefined)),
  vitest('unit', UNIT_PROJECTS, ['--maxWorkers=100%']),
];
