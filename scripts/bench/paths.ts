import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

const inFunctions = (...names: string[]) => join(ROOT, 'functions', ...names);

/** The programs that the benchmark starts. */
export const PROGRAMS = {
  framework: join(ROOT, 'node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js'),
  floorExpress: inFunctions('bench', 'floorExpress.ts'),
  floorFunction: inFunctions('bench', 'floorFunction.ts'),
  floorReader: inFunctions('bench', 'floorReader.ts'),
  meter: inFunctions('bench', 'meter.ts'),
  importTimes: inFunctions('bench', 'importTimes.ts'),
  surroundings: inFunctions('bench', 'surroundings.ts'),
  /** The built function, as it is deployed. */
  shop: inFunctions(),
  generator: join(import.meta.dirname, 'load', 'generator.ts'),
  offering: join(import.meta.dirname, 'load', 'offering.ts'),
};
