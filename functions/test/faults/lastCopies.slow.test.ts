import { describe } from 'vitest';
import { describeLastCopies } from './lastCopies.ts';

// rows: 850, 851
describe('the last copies, with ten instances', () => describeLastCopies(false));
