import { describe } from 'vitest';
import { describeLastCopies } from './lastCopies.ts';

describe('the last copies, with ten instances', () => describeLastCopies(false));
