import * as commonMessages from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/orderEdits';
import { type ReactNode, useEffect, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { fieldError } from '../../ui/problemTexts.ts';
import { type EditState, refusalText } from './useOrderEdit.ts';
import { VersionConflict } from './VersionConflict.tsx';

export type Texts<Name extends string> = Readonly<Record<Name, string>>;

interface Props<Name extends keyof typeof messages.fields> {
  seen: Texts<Name>;
  theirs: Texts<Name> | null;
  edit: EditState;
  /** @returns '' if the fields are valid together */
  check?: (typed: Texts<Name>) => string;
  action: string;
  onSave: (typed: Texts<Name>, current: Texts<Name>) => void;
  close: () => void;
  pathOf: (name: Name) => string;
  children: (field: (name: Name) => UseFormRegisterReturn & { error: string | undefined }) => ReactNode;
}

/** Keeps fields that only another admin changed. */
export function TextsForm<Name extends keyof typeof messages.fields>(props: Props<Name>) {
  const { seen, theirs, edit, check, action, onSave, close, pathOf, children } = props;
  const { register, handleSubmit, setFocus } = useForm<Record<string, string>>({ defaultValues: seen });
  const [wrong, setWrong] = useState('');
  const [typed, setTyped] = useState(seen);
  const names = Object.keys(seen) as Name[];
  const mine = merge(names, { seen, typed, theirs });
  const differences = theirs ? names.filter((name) => mine[name] !== theirs[name]) : [];
  const isDone = theirs !== null && differences.length === 0;
  useEffect(() => {
    if (isDone) close();
  }, [isDone, close]);
  const invalidName = names.find((name) => fieldError(edit.error, pathOf(name)) !== undefined);
  useEffect(() => {
    if (invalidName) setFocus(invalidName);
  }, [invalidName, setFocus]);

  const submit = handleSubmit((fields) => {
    const values = Object.fromEntries(names.map((name) => [name, fields[name]?.trim()])) as Record<Name, string>;
    const problem = check?.(values) ?? '';
    setWrong(problem);
    if (problem) return;
    setTyped(values);
    if (names.every((name) => values[name] === seen[name])) close();
    else onSave(values, seen);
  });
  return (
    <>
      {theirs && (
        <VersionConflict
          differences={differences.map((name) => ({
            name: messages.fields[name],
            mine: mine[name],
            theirs: theirs[name],
          }))}
          onKeepMine={() => onSave(mine, theirs)}
          onTakeTheirs={close}
        />
      )}
      {edit.error !== null && !invalidName && <Alert>{refusalText(edit.error)}</Alert>}
      {wrong && <Alert>{wrong}</Alert>}
      <form hidden={theirs !== null} onSubmit={(event) => void submit(event)} className="grid gap-5 [&[hidden]]:hidden">
        {children((name) => ({ ...register(name), error: fieldError(edit.error, pathOf(name)) }))}
        <DialogActions>
          <Button look="secondary" onClick={close}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" aria-busy={edit.isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </>
  );
}

interface Versions<Name extends string> {
  seen: Texts<Name>;
  typed: Texts<Name>;
  theirs: Texts<Name> | null;
}

function merge<Name extends string>(names: readonly Name[], { seen, typed, theirs }: Versions<Name>): Texts<Name> {
  const getValue = (name: Name) => (theirs && typed[name] === seen[name] ? theirs[name] : typed[name]);
  return Object.fromEntries(names.map((name) => [name, getValue(name)])) as Record<Name, string>;
}
