import { useEffect, useEffectEvent, useState } from 'react';

/** Takes a file that is dropped or pasted anywhere on the page. @returns whether one is being held above it */
export function useFiles(onFile: (file: File) => void): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => {
    const file = data?.files[0];
    if (file) onFile(file);
    return file !== undefined;
  });
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Else the browser would open it in the place of the form.
      event.preventDefault();
      setIsHeld(event.type === 'dragover');
      if (event.type === 'drop') take(event.dataTransfer);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsHeld(false);
    };
    const paste = (event: ClipboardEvent) => {
      // What is copied from a page or a document comes as text, too: that is what a text field takes.
      const isText = event.clipboardData?.types.includes('text/plain') && isTextField(event.target);
      if (!isText && take(event.clipboardData)) event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('dragover', hold, { signal });
    document.addEventListener('drop', hold, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => stop.abort();
  }, []);
  return isHeld;
}

const isTextField = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea');
