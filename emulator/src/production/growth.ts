import { compareUtf8 } from '../model/utf8.ts';
import { compareValues } from '../model/valueOrder.ts';
import type { Value } from '../model/values.ts';

/** Where an entry of an index stands among those that share its fields before the last one. */
export type Place = { readonly value: Value | undefined; readonly name: string };

/** So many entries at a time decide. Commits that are under way together arrive in any order, so one is compared with older ones. */
const WINDOW = 100;
const SHARE = 0.9;

function isAbove(a: Place, b: Place): boolean {
  const byValue = a.value && b.value ? compareValues(a.value, b.value) : 0;
  return (byValue || compareUtf8(a.name, b.name)) > 0;
}

const later = (a: Place | undefined, b: Place | undefined) => (!a || (b && isAbove(b, a)) ? b : a);

/**
 * Whether entries of an index come in growing order, so that all of them go to the same place: at least ninety of the last hundred were
 * above all but the two hundred before them.
 */
export class Growth {
  isGrowing = false;
  private settled: Place | undefined;
  private previous: Place | undefined;
  private recent: Place | undefined;
  private count = 0;
  private above = 0;

  add(place: Place): void {
    this.count += 1;
    if (this.settled && isAbove(place, this.settled)) this.above += 1;
    this.recent = later(this.recent, place);
    if (this.count === WINDOW) this.turn();
  }

  private turn(): void {
    this.isGrowing = this.above >= WINDOW * SHARE;
    this.settled = later(this.settled, this.previous);
    this.previous = this.recent;
    this.recent = undefined;
    this.count = 0;
    this.above = 0;
  }
}
