import { useEffect, useRef } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { safeFileName } from './bookForm.ts';

interface Props {
  /** The chosen file's name, empty for none. */
  fileName: string;
  onChange: (fileName: string) => void;
}

/** Chooses a picture for its name: the file itself is not sent (specification, section 7). */
export function CoverFileField({ fileName, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The form was cleared: so is the browser's own selection, which no value can set.
    if (fileName === '' && input.current) input.current.value = '';
  }, [fileName]);
  return (
    <Field label="Cover Image">
      {({ id }) => (
        <>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            onChange={(event) => onChange(safeFileName(event.target.files?.[0]?.name ?? ''))}
            className="min-h-11 w-full cursor-pointer rounded-control border border-line-strong bg-paper-raised p-1.5 text-ink-soft file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-control file:bg-paper-sunk file:px-4 file:font-medium file:text-ink hover:border-ink"
          />
          {fileName && (
            <p role="status" className="wrap-anywhere text-ink-soft text-sm">
              Selected: {fileName}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
