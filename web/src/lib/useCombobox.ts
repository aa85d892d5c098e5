import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isComposing } from './isComposing.ts';

export interface Combobox<Option> {
  text: string;
  isOpen: boolean;
  /** -1 for none. */
  active: number;
  /** A press outside closes the list. */
  boxRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  open: () => void;
  close: () => void;
  type: (text: string) => void;
  /** Does not open the list. */
  setText: (text: string) => void;
  /** @param options none while closed */
  onKeyDown: (event: KeyboardEvent, options: readonly Option[]) => void;
}

/** WAI-ARIA Authoring Practices, "Combobox". @param onEnter receives the active option, if any */
export function useCombobox<Option>(onEnter: (option: Option | undefined) => void): Combobox<Option> {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const boxRef = useRef<HTMLElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    setActive(-1);
  }, []);
  useOutsidePress(boxRef, isOpen, close);

  const onKeyDown = (event: KeyboardEvent, options: readonly Option[]) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      if (options.length > 0) setActive(nextIndex(active, step, options.length));
    }
    if (event.key === 'Enter') {
      close();
      onEnter(options[active]);
    }
    if (event.key === 'Tab') close();
    if (event.key === 'Escape') {
      if (!isOpen) setText('');
      close();
    }
  };

  return {
    text,
    isOpen,
    active,
    boxRef,
    inputRef,
    open: () => setIsOpen(true),
    close,
    type: (typed) => {
      setText(typed);
      setIsOpen(true);
      setActive(-1);
    },
    setText,
    onKeyDown,
  };
}

/** Wraps around. Without an active option, down selects the first and up the last. */
function nextIndex(active: number, step: number, count: number): number {
  if (active === -1) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

/** Listens only while open: setting unchanged state would cause another render. */
function useOutsidePress(ref: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onPress();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [ref, isOpen, onPress]);
}
