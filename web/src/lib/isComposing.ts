import type { KeyboardEvent } from 'react';

const COMPOSING = 229;

/** Whether a key belongs to an input method (Japanese, Chinese). Safari marks its last key only by the key code. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING;
