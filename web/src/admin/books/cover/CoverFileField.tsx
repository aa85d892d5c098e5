import * as messages from '@bookstore/messages/dashboardBooks';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FILE_CONTROL } from '../../ui/fileControl.ts';
import type { useCover } from '../useCover.tsx';

export interface CoverFieldProps {
  label: string;
  fileName: string;
  removal?: Removal | undefined;
  /** Shown next to the field. */
  preview?: ReactNode;
  picture: Pick<ReturnType<typeof useCover>, 'file' | 'views' | 'choose'>;
}

interface Removal {
  isRemoved: boolean;
  onChange: (isRemoved: boolean) => void;
}

export function CoverFileField({
  label,
  fileName,
  removal,
  preview,
  picture: { file, views, choose },
}: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isHeld = useFiles(choose);
  useEffect(() => {
    if (input.current) showFile(input.current, file);
  }, [file]);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start gap-4">
        {preview}
        <div className="min-w-0 flex-1 basis-56">
          <Field label={label} hint={messages.dropPictureHint}>
            {({ id, describedBy }) => (
              <>
                <input
                  ref={input}
                  id={id}
                  type="file"
                  accept="image/*"
                  aria-describedby={describedBy}
                  onChange={(event) => choose(event.target.files?.[0] ?? null)}
                  className={`${FILE_CONTROL} ${isHeld ? 'border-accent' : 'border-line-strong'}`}
                />
                {fileName && (
                  <p role="status" className="wrap-anywhere text-ink-soft text-sm">
                    {messages.selectedFile(fileName)}
                  </p>
                )}
                {fileName && !file && <p className="font-medium text-danger text-sm">{messages.fileLost}</p>}
              </>
            )}
          </Field>
        </div>
      </div>
      {views.panel}
      {removal && !file && <RemovePicture {...removal} />}
    </div>
  );
}

function RemovePicture({ isRemoved, onChange }: Removal) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="secondary" className="px-4!" onClick={() => onChange(!isRemoved)}>
        {isRemoved ? messages.keepThePicture : messages.removePicture}
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {isRemoved && messages.pictureRemovedOnSave}
      </p>
    </div>
  );
}

function showFile(input: HTMLInputElement, file: File | null): void {
  if ((input.files?.[0] ?? null) === file) return;
  if (file) {
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    return;
  }
  input.value = '';
  if (document.activeElement === document.body) input.focus();
}

/** Accepts files dropped or pasted anywhere on the page. @returns whether a file is being dragged */
function useFiles(onFile: (file: File) => void): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => {
    const file = data?.files[0];
    if (file) onFile(file);
    return file !== undefined;
  });
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsHeld(event.type === 'dragover');
      if (event.type === 'drop') take(event.dataTransfer);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsHeld(false);
    };
    const paste = (event: ClipboardEvent) => {
      // Copied page content includes text, which belongs into a focused text field.
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
