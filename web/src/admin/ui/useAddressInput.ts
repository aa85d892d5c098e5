import { type RefObject, useEffect, useRef } from 'react';

/** @returns the ref of an input that follows the address on back and forward, unless it is being edited */
export function useAddressInput(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return input;
}
