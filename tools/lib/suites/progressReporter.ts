import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { ROOT } from '../paths.ts';

const INTERVAL_MS = 5_000;

/** Keeps only stack lines of this project. */
function errorText({ message, diff, stack = '' }: SerializedError): string {
  const places = stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at ') && !line.includes('node_modules'));
  return [message, ...(typeof diff === 'string' ? [diff] : []), ...places].join('\n');
}

export default class ProgressReporter implements Reporter {
  #passed = 0;
  #failed = 0;
  #printed = Date.now();

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'passed') {
      this.#passed += 1;
      return;
    }
    this.#fail(`${relative(ROOT, test.module.moduleId)} > ${test.fullName}`, state === 'failed' ? errors : []);
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) this.#fail(relative(ROOT, module.moduleId), errors);
    if (Date.now() - this.#printed > INTERVAL_MS) this.#printCounts(`  ${module.project.name}`);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    for (const error of unhandledErrors) this.#fail('Unhandled error', [error]);
    this.#printCounts();
  }

  #fail(name: string, errors: readonly SerializedError[]): void {
    this.#failed += 1;
    console.error(`✗ ${name}`);
    for (const error of errors) console.error(errorText(error));
  }

  #printCounts(project = ''): void {
    this.#printed = Date.now();
    console.log(`  ${this.#passed} passed, ${this.#failed} failed${project}`);
  }
}
