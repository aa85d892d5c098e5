import { type FoundBook, LOOKUP_SOURCES, type LookupAnswer } from '@bookstore/contract/api/lookups';
import { toIsbn13 } from '@bookstore/contract/isbn';
import * as messages from '@bookstore/messages/bookForm';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useLookUpMutation } from '../../../api/lookupsApi.ts';
import { useOneAtATime } from '../../../lib/useOneAtATime.ts';
import { Button } from '../../../ui/Button.tsx';
import { type BookFields, FIELD_LABELS } from '../bookForm.ts';
import type { AutofilledFields } from './filled.ts';
import { getEmptyFields } from './fillIn.ts';

interface Props {
  /** Thirteen digits. */
  isbn: string | null;
  form: UseFormReturn<BookFields>;
  onFound: (filled: AutofilledFields) => void;
}

interface Outcome {
  isbn: string;
  text: string;
  covers: FoundBook[];
}

export function useIsbnLookup({ isbn, form, onFound }: Props) {
  const [ask, { isLoading }] = useLookUpMutation();
  const oneAtATime = useOneAtATime();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const fillIn = (answer: LookupAnswer): Outcome => {
    const filled = getEmptyFields(form.getValues(), answer.found);
    const names = Object.keys(filled) as (keyof BookFields)[];
    for (const name of names)
      form.setValue(name, filled[name]?.value as BookFields[typeof name], { shouldDirty: true });
    onFound(filled);
    return {
      isbn: answer.isbn,
      text: outcomeText(answer, names),
      covers: answer.found.filter(({ cover }) => cover !== undefined),
    };
  };
  const press = (asked: string) =>
    oneAtATime(async () => {
      const { data } = await ask(asked);
      // The field may contain the next book's ISBN by now.
      if (toIsbn13(form.getValues('isbn')) !== asked) return;
      setOutcome(data ? fillIn(data) : { isbn: asked, text: messages.lookupFailed, covers: [] });
    });
  useLookupOnArrival(isbn, (asked) => void press(asked));
  return {
    isLoading,
    outcome: outcome?.isbn === isbn ? outcome : null,
    lookUp: isbn === null ? null : () => void press(isbn),
  };
}

type Lookup = ReturnType<typeof useIsbnLookup>;

export function LookUpButton({ lookUp, isLoading }: Pick<Lookup, 'lookUp' | 'isLoading'>) {
  return (
    lookUp && (
      <Button look="secondary" className="px-4!" aria-disabled={isLoading} onClick={lookUp}>
        {isLoading ? messages.lookingUp : messages.lookUp}
      </Button>
    )
  );
}

export function LookupOutcome({ outcome }: Pick<Lookup, 'outcome'>) {
  return (
    <div className="grid justify-items-start gap-2 empty:hidden">
      <p role="status" className="text-sm empty:hidden">
        {outcome?.text}
      </p>
      {outcome?.covers.map(({ source, cover }) => (
        <p key={source} className="text-ink-soft text-sm">
          <a
            href={cover}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {messages.coverAt(LOOKUP_SOURCES[source])}
          </a>{' '}
          {messages.coverHint}
        </p>
      ))}
    </div>
  );
}

/** A scan looks up its ISBN without a press. */
function useLookupOnArrival(isbn: string | null, lookUp: (isbn: string) => void) {
  const [params] = useSearchParams();
  const isDone = useRef(false);
  const start = useEffectEvent(() => {
    if (isDone.current || isbn === null || params.get('isbn') !== isbn) return;
    isDone.current = true;
    lookUp(isbn);
  });
  useEffect(() => start(), []);
}

function outcomeText({ found, asked, silent }: LookupAnswer, names: readonly (keyof BookFields)[]): string {
  if (asked.length === 0) return messages.lookupIsOff;
  const noAnswer = silent.length > 0 ? messages.noAnswer(silent.map((source) => LOOKUP_SOURCES[source])) : '';
  if (found.length === 0) return silent.length === asked.length ? noAnswer : `${messages.noResult} ${noAnswer}`.trim();
  const summary =
    names.length > 0 ? messages.filledIn(names.map((name) => FIELD_LABELS[name])) : messages.nothingToFillIn;
  return `${summary} ${noAnswer}`.trim();
}
