import { compareUtf8 } from '../model/utf8.ts';
import { compareValues } from '../model/valueOrder.ts';
import type { Value } from '../model/values.ts';

export type IndexPosition = { readonly value: Value | undefined; readonly name: string };

/** Concurrent commits arrive in any order, so an entry is compared with those before the last 100. */
const WINDOW = 100;
const GROWING_SHARE = 0.9;

function isAbove(a: IndexPosition, b: IndexPosition): boolean {
  const byValue = a.value && b.value ? compareValues(a.value, b.value) : 0;
  return (byValue || compareUtf8(a.name, b.name)) > 0;
}

const highest = (a: IndexPosition | undefined, b: IndexPosition | undefined) => (!a || (b && isAbove(b, a)) ? b : a);

/** Detects ascending entries, which all go to one split: 90 of the last 100 exceeded all but the previous 200. */
export class GrowthDetector {
  isGrowing = false;
  private settled: IndexPosition | undefined;
  private previous: IndexPosition | undefined;
  private recent: IndexPosition | undefined;
  private count = 0;
  private above = 0;

  add(position: IndexPosition): void {
    this.count += 1;
    if (this.settled && isAbove(position, this.settled)) this.above += 1;
    this.recent = highest(this.recent, position);
    if (this.count === WINDOW) this.closeWindow();
  }

  private closeWindow(): void {
    this.isGrowing = this.above >= WINDOW * GROWING_SHARE;
    this.settled = highest(this.settled, this.previous);
    this.previous = this.recent;
    this.recent = undefined;
    this.count = 0;
    this.above = 0;
  }
}
