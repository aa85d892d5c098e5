import type { KeyboardEvent } from 'react';

const COMPOSING = 229;

/**
 * Whether an input method is composing a word (Japanese, Chinese), which owns the keys meanwhile. Safari marks the last
 * key by its code only.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING;
