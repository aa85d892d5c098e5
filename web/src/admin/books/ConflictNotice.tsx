import * as messages from '@bookstore/messages/dashboardBooks';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { type BookFields, differences, FIELD_LABELS, fieldText } from './bookForm.ts';
import type { Conflict } from './useEditBook.ts';

interface Props {
  typed: BookFields;
  conflict: Conflict;
  onTake: (name: keyof BookFields, value: BookFields[keyof BookFields]) => void;
}

export function ConflictNotice({ typed, conflict: { taken, both, theirs }, onTake }: Props) {
  const open = differences(typed, theirs);
  const names = open.filter((name) => both.includes(name));
  const others = taken.map((name) => FIELD_LABELS[name]).join(', ');
  return (
    <Alert>
      <p>
        {messages.somebodyChangedThisBookMeanwhile(
          others && messages.theirChangesAreInTheForm(others),
          explain(names.length, open.length),
        )}
      </p>
      <ul className="grid gap-4 pt-3 empty:hidden">
        {names.map((name) => (
          <li key={name} className="grid gap-2 border-line-strong border-t pt-3">
            <p className="font-medium">{FIELD_LABELS[name]}</p>
            <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-2">
              <Value name={messages.yoursInTheForm} value={fieldText(typed, name)} />
              <Value name={messages.inTheShopNow} value={fieldText(theirs, name)} />
            </dl>
            <Button
              look="secondary"
              className="justify-self-start px-4!"
              aria-label={messages.takeTheShops(FIELD_LABELS[name])}
              onClick={() => onTake(name, theirs[name])}
            >
              {messages.takeTheShopsLabel}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function explain(inConflict: number, different: number): string {
  if (different === 0) return messages.theFormNowSaysTheSame;
  if (inConflict === 0) return messages.updateAgainToSaveYoursWith;
  return messages.youBothChangedWhatFollowsWhat;
}

function Value({ name, value }: { name: string; value: string | boolean }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere line-clamp-4">{describe(value)}</dd>
    </div>
  );
}

function describe(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  return value || messages.empty;
}
