import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Combobox<Option> {
  query: string;
  isOpen: boolean;
  /** The index of the option that the keys point at, -1 for none. */
  active: number;
  /** Belongs on the element around box and list: a press outside closes the list. */
  boxRef: RefObject<HTMLElement | null>;
  open: () => void;
  type: (text: string) => void;
  /** Empties the box and closes the list, after an option was followed. */
  reset: () => void;
  onKeyDown: (event: KeyboardEvent, options: readonly Option[]) => void;
}

/** The state and the keys of a combobox with a list (WAI-ARIA Authoring Practices, "Combobox"). */
export function useCombobox<Option>(onPick: (option: Option) => void): Combobox<Option> {
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const boxRef = useRef<HTMLElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    setActive(-1);
  }, []);
  useOutsidePress(boxRef, close);

  const reset = () => {
    setQuery('');
    close();
  };

  const onKeyDown = (event: KeyboardEvent, options: readonly Option[]) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      setActive(nextIndex(active, step, options.length));
    }
    const chosen = options[active];
    if (event.key === 'Enter' && isOpen && chosen !== undefined) {
      reset();
      onPick(chosen);
    }
    if (event.key === 'Tab') close();
    if (event.key === 'Escape') {
      if (!isOpen) setQuery('');
      close();
    }
  };

  return {
    query,
    isOpen,
    active,
    boxRef,
    open: () => setIsOpen(true),
    type: (text) => {
      setQuery(text);
      setIsOpen(true);
      setActive(-1);
    },
    reset,
    onKeyDown,
  };
}

/** Steps through the options and round their ends; from none, down is the first and up the last. */
function nextIndex(active: number, step: number, count: number): number {
  if (active === -1) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

function useOutsidePress(ref: RefObject<HTMLElement | null>, onPress: () => void): void {
  useEffect(() => {
    const listen = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onPress();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [ref, onPress]);
}
