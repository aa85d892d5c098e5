import type { KeyboardEvent } from 'react';

const COMPOSING = 229;

/** Recognises keys of an input method (Japanese, Chinese). Safari marks the last one by its key code only. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING;
