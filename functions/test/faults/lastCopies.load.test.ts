import { describe } from 'vitest';
import { describeLastCopies } from './lastCopies.ts';

describe('last copies on ten instances', () => describeLastCopies(false));
