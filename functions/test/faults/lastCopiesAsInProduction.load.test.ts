import { describe } from 'vitest';
import { describeLastCopies } from './lastCopies.ts';

// With one write per document and second, and realistic delays.
describe('last copies on ten instances with production limits', () => describeLastCopies(true));
