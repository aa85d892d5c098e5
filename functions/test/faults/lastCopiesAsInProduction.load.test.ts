import { describe } from 'vitest';
import { describeLastCopies } from './lastCopies.ts';

// A document takes one write a second for long, and answers take their time.
describe('the last copies, with ten instances and Firestore as in production', () => describeLastCopies(true));
