import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Disclosure<Opener extends HTMLElement> {
  isOpen: boolean;
  open: () => void;
  toggle: () => void;
  close: () => void;
  /** Element around button and content. A press outside, or leaving it by keyboard, closes the content. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** Gets the focus back on Escape. */
  buttonRef: RefObject<Opener | null>;
}

export function useDisclosure<Opener extends HTMLElement = HTMLButtonElement>(): Disclosure<Opener> {
  const [isOpen, setIsOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<Opener>(null);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !boxRef.current?.contains(event.target)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen, close]);

  return { isOpen, open: () => setIsOpen(true), close, toggle: () => setIsOpen((open) => !open), boxRef, buttonRef };
}
