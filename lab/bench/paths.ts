import { join } from 'node:path';
import { ROOT } from '../../tools/lib/paths.ts';

/** What is measured beside the function: in processes of their own. */
const program = (name: string) => join(import.meta.dirname, 'functions', name);

/** The programs that the benchmark starts. */
export const PROGRAMS = {
  framework: join(ROOT, 'node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js'),
  floorExpress: program('floorExpress.ts'),
  floorFunction: program('floorFunction.ts'),
  floorReader: program('floorReader.ts'),
  meter: program('meter.ts'),
  importTimes: program('importTimes.ts'),
  accountsAndData: program('accountsAndData.ts'),
  /** The built function, as it is deployed. */
  shop: join(ROOT, 'functions'),
  generator: join(import.meta.dirname, 'load', 'generator.ts'),
  offering: join(import.meta.dirname, 'load', 'offering.ts'),
};
