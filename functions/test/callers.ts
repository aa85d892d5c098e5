import type { CallerAddress } from '../src/http/callerAddress.ts';

/** @param name any unique text */
export const aCaller = (name: string): CallerAddress => ({ kind: 'direct', buckets: [{ name, factor: 1 }] });
