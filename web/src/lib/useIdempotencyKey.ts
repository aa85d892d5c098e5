import { useRef } from 'react';

/** Returns the same key for the same body, because the first answer may be lost. */
export function useIdempotencyKey(): (body: unknown) => string {
  const latest = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (latest.current.text !== text) latest.current = { text, key: crypto.randomUUID() };
    return latest.current.key;
  };
}
