import { describe } from 'vitest';
import { describeLastCopies } from './lastCopies.ts';

// Allows one write per document and second, with realistic delays.
describe('last copies on ten instances with production limits', () => describeLastCopies(true));
