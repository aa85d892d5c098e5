import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { ROOT } from '../paths.ts';

const INTERVAL_MS = 5_000;

/** Prints each failed test as soon as it fails, and the number of tests so far every few seconds. */
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

  onTestRunEnd(_modules: readonly TestModule[], unhandledErrors: readonly { message: string; stack?: string }[]): void {
    for (const error of unhandledErrors) this.#fail('Unhandled error', [error]);
    this.#printCounts();
  }

  #fail(name: string, errors: readonly { message: string; stack?: string }[]): void {
    this.#failed += 1;
    console.error(`✗ ${name}`);
    for (const { message, stack } of errors) console.error(`${message}\n${stack ?? ''}`);
  }

  #printCounts(project = ''): void {
    this.#printed = Date.now();
    console.log(`  ${this.#passed} passed, ${this.#failed} failed${project}`);
  }
}
