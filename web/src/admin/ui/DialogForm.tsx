import * as commonMessages from '@bookstore/messages/common';
import type { FormEvent, ReactNode } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { getProblem } from '../../api/problem.ts';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useHeldDialog } from '../../ui/Modal.tsx';
import { DialogActions } from './DialogActions.tsx';
import { problemText } from './problemTexts.ts';

export type FieldProps = UseFormRegisterReturn & { error: string | undefined };

interface Props<Fields extends FieldValues> {
  action: string;
  /** Names are the paths of fields in the request body. */
  defaultValues: DefaultValues<Fields>;
  /** By default the form can always be sent. */
  canSubmit?: (fields: Fields) => boolean;
  children: (field: (name: Path<Fields>) => FieldProps) => ReactNode;
  /** @throws errors of a call */
  onSubmit: (fields: Fields) => Promise<void>;
  onCancel: () => void;
}

/** The dialog stays open while sending, because the answer may be shown only once. */
export function DialogForm<Fields extends FieldValues>(props: Props<Fields>) {
  const { action, defaultValues, canSubmit, children, onSubmit, onCancel } = props;
  const { register, handleSubmit, setError, getValues, getFieldState, formState, watch } = useForm<Fields>({
    defaultValues,
  });
  const isBusy = formState.isSubmitting;
  const form = useHeldDialog<HTMLFormElement>(isBusy);
  const oneAtATime = useOneAtATime();
  const showRefusal = (error: unknown) => {
    const refused =
      getProblem(error)?.errors?.filter(({ path }) => getValues(path as Path<Fields>) !== undefined) ?? [];
    if (refused.length === 0) setError('root', { message: problemText(error) });
    for (const [index, { path, message }] of refused.entries()) {
      setError(path as Path<Fields>, { message }, { shouldFocus: index === 0 });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(handleSubmit((fields) => onSubmit(fields).catch(showRefusal)));
  };
  const field = (name: Path<Fields>): FieldProps => ({
    ...register(name),
    error: getFieldState(name, formState).error?.message,
  });
  const problem = formState.errors.root?.message;
  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      {problem && <Alert>{problem}</Alert>}
      {children(field)}
      <DialogActions>
        <Button look="secondary" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onCancel()}>
          {commonMessages.cancel}
        </Button>
        <Button
          type="submit"
          disabled={canSubmit !== undefined && !canSubmit(watch())}
          aria-disabled={isBusy || undefined}
        >
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
