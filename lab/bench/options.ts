import type { BenchServices } from './benchServices.ts';

/** What a part of the benchmark is given. */
export interface BenchOptions {
  isQuick: boolean;
  /** Opens what stands behind the function, once for all parts. */
  services: () => Promise<BenchServices>;
}
