import * as commonMessages from '@bookstore/messages/common';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useHeldDialog } from '../../ui/Modal.tsx';
import { fieldError, problemText } from '../ui/problemTexts.ts';

interface Props {
  action: string;
  /** Field that shows its errors; other errors appear above the form. */
  field: string;
  children: (error: string | undefined) => ReactNode;
  /** @throws errors of a call */
  onSubmit: (form: FormData) => Promise<void>;
  onCancel: () => void;
}

/** Stays open while sending, because its answer may be shown only once. */
export function DialogForm({ action, field, children, onSubmit, onCancel }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const form = useHeldDialog<HTMLFormElement>(isBusy);
  const wrong = fieldError(error, field);
  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }, [wrong, field, form]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await onSubmit(new FormData(event.currentTarget));
    } catch (thrown) {
      setError(thrown);
    }
    setIsBusy(false);
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid gap-5">
      {error !== null && wrong === undefined && <Alert>{problemText(error)}</Alert>}
      {children(wrong)}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onCancel()}>
          {commonMessages.cancel}
        </Button>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {action}
        </Button>
      </div>
    </form>
  );
}
