import { expect, it } from 'vitest';
import { anchorId } from './anchorId.ts';

it.each([
  ['', ''],
  ['#delivery', 'delivery'],
  ['#3-k%C3%BCndigung', '3-kündigung'],
  ['#3-kündigung', '3-kündigung'],
  ['#100%', '100%'],
])('reads the element id from the hash %j', (hash, id) => expect(anchorId(hash)).toBe(id));
