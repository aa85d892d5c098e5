import type { CallerAddress } from '../src/http/callerAddress.ts';

/** A caller with a certain address. @param name any unique text */
export const aCaller = (name: string): CallerAddress => ({ kind: 'direct', counted: [{ name, factor: 1 }] });
