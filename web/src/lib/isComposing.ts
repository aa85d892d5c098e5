import type { KeyboardEvent } from 'react';

const COMPOSING = 229;

/** Whether a key belongs to an input method (Japanese, Chinese). Safari marks the last one only by its key code. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING;
