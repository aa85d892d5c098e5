import * as messages from '@bookstore/messages/dashboardBooks';
import { previewText } from '../../lib/format.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { VersionDifferences } from '../ui/VersionDifferences.tsx';
import { type BookFields, differences, FIELD_LABELS, fieldText } from './bookForm.ts';
import type { Conflict } from './useEditBook.ts';

/** In characters. */
const MAX_SHOWN = 200;

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
        {messages.conflictMerged(others && messages.theirChangesMerged(others), explain(names.length, open.length))}
      </p>
      <div className="pt-3 empty:hidden">
        {names.length > 0 && (
          <VersionDifferences
            labels={{ mine: messages.yourValue, theirs: messages.shopValue, empty: messages.empty }}
            differences={names.map((name) => ({
              name: FIELD_LABELS[name],
              mine: describe(fieldText(typed, name)),
              theirs: describe(fieldText(theirs, name)),
              action: (
                <Button
                  look="secondary"
                  className="px-4!"
                  aria-label={messages.takeShopValue(FIELD_LABELS[name])}
                  onClick={() => onTake(name, theirs[name])}
                >
                  {messages.useShopValueLabel}
                </Button>
              ),
            }))}
          />
        )}
      </div>
    </Alert>
  );
}

function explain(inConflict: number, different: number): string {
  if (different === 0) return messages.conflictResolved;
  if (inConflict === 0) return messages.updateAgain;
  return messages.bothChanged;
}

function describe(value: string | boolean): string {
  if (typeof value === 'string') return previewText(value, MAX_SHOWN);
  return value ? messages.yes : messages.no;
}
