import type { CallerAddress } from '../src/http/callerAddress.ts';

/** A caller whose address is certain. @param name an address, or any text that no other caller has. */
export const aCaller = (name: string): CallerAddress => ({ kind: 'direct', counted: [{ name, factor: 1 }] });
