import { BOOK_FORMATS } from '@bookstore/contract/constants';
import { toIsbn13 } from '@bookstore/contract/isbn';
import * as messages from '@bookstore/messages/dashboardBooks';
import { formats } from '@bookstore/messages/facts';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type ChangeHandler, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../../api/booksApi.ts';
import { isComposing } from '../../../lib/isComposing.ts';
import { CONTROL, Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type BookFields, DETAIL_FIELDS, FIELD_LABELS } from '../bookForm.ts';
import { WIDE_FIELD_PAIR } from '../fieldPair.ts';
import type { AutofilledFields, GetHint } from '../lookup/filled.ts';
import { LookUpButton, LookupOutcome, useIsbnLookup } from '../lookup/IsbnLookup.tsx';
import { ScanButton } from '../scan/ScanButton.tsx';
import {
  type CheckedDetail,
  detailProblem,
  getLanguageName,
  LANGUAGES,
  mayBecomeValid,
  toLanguageCode,
} from './detailChecks.ts';

const FORMAT_CHOICE = [
  { value: '', label: messages.notSpecified },
  ...BOOK_FORMATS.map((format) => ({ value: format, label: formats[format] })),
];

interface Props {
  form: UseFormReturn<BookFields>;
  getHint: GetHint;
  onFound: (filled: AutofilledFields) => void;
  /** The form then shows it above all fields. */
  isIsbnFirst: boolean;
}

export function MoreDetails({ form, getHint, onFound, isIsbnFirst }: Props) {
  const { register, control } = form;
  const { errors } = useFormState({ control, name: DETAIL_FIELDS });
  const checked = useChecked(form);
  const [published, pages] = [checked('published'), checked('pages')];
  return (
    <div className="grid grid-cols-1 gap-5 pt-3 pb-4">
      {!isIsbnFirst && <IsbnPart form={form} onFound={onFound} />}
      <TextField
        autoComplete="off"
        label={FIELD_LABELS.publisher}
        hint={getHint('publisher')}
        error={errors.publisher?.message || undefined}
        {...register('publisher')}
      />
      <div className={WIDE_FIELD_PAIR}>
        <TextField
          hint={getHint('published') ?? (published.error ? undefined : messages.publishedExample)}
          error={published.error}
          {...published.input}
        />
        <TextField inputMode="numeric" hint={getHint('pages')} error={pages.error} {...pages.input} />
      </div>
      <div className={WIDE_FIELD_PAIR}>
        <LanguageField {...checked('language')} hint={getHint('language')} />
        <SelectField label={FIELD_LABELS.format} options={FORMAT_CHOICE} {...register('format')} />
      </div>
    </div>
  );
}

interface IsbnPartProps {
  form: Props['form'];
  onFound: Props['onFound'];
  begins?: number;
}

export function IsbnPart({ form, onFound, begins = 0 }: IsbnPartProps) {
  return <IsbnField {...useChecked(form)('isbn')} form={form} onFound={onFound} begins={begins} />;
}

type CheckedField = ReturnType<ReturnType<typeof useChecked>>;

/** Reports a mistake as soon as it is certain, at the latest on blur. */
function useChecked({ register, control }: UseFormReturn<BookFields>) {
  const { errors, touchedFields } = useFormState({ control, name: DETAIL_FIELDS });
  const typed = useWatch({ control });
  return (name: CheckedDetail) => {
    const value = typed[name] ?? '';
    const isDone = touchedFields[name] || errors[name] !== undefined || !mayBecomeValid(name, value);
    return {
      value,
      error: (isDone && detailProblem(name, value)) || errors[name]?.message || undefined,
      input: {
        autoComplete: 'off',
        label: FIELD_LABELS[name],
        ...register(name, { validate: (text) => detailProblem(name, text) ?? true }),
      },
    };
  };
}

/** Also calls the form's handler, because a change by script has no event. */
function typeInto(field: HTMLInputElement | null, text: string, onChange: ChangeHandler): void {
  if (!field || field.value === text) return;
  field.value = text;
  void onChange({ target: field, type: 'change' });
}

type IsbnFieldProps = CheckedField & Required<IsbnPartProps>;

/** Accepts any notation; the shop stores thirteen digits. */
function IsbnField({ value, error, input: { label, ref, ...input }, form, onFound, begins }: IsbnFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [scanned, setScanned] = useState<string | null>(null);
  const digits = toIsbn13(value);
  const lookup = useIsbnLookup({ isbn: digits, form, onFound });
  useEffect(() => {
    if (begins > 0) field.current?.focus();
  }, [begins]);
  // Hand scanners end each code with Enter, which must not save the book.
  const lookUpOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || value === '' || isComposing(event)) return;
    event.preventDefault();
    if (lookup.lookUp) lookup.lookUp();
    else void form.trigger('isbn');
  };
  const hint = digits === null || digits === value ? undefined : messages.isbnStoredAs(digits);
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <>
          <span className="flex flex-wrap gap-2">
            <input
              id={id}
              aria-describedby={describedBy}
              aria-invalid={error ? true : undefined}
              className={`${CONTROL} min-w-0 grow basis-44`}
              ref={(element) => {
                field.current = element;
                ref(element);
              }}
              {...input}
              onKeyDown={lookUpOnEnter}
            />
            <ScanButton
              onFound={(isbn) => {
                typeInto(field.current, isbn, input.onChange);
                setScanned(isbn);
              }}
            />
            <LookUpButton {...lookup} />
          </span>
          <SameIsbnNotice isbn={digits} />
          <LookupOutcome outcome={lookup.outcome} />
          <span role="status" className="sr-only">
            {scanned !== null && scanned === value && messages.scanned(scanned)}
          </span>
        </>
      )}
    </Field>
  );
}

/** Only warns: duplicate ISBNs may be intended. */
function SameIsbnNotice({ isbn }: { isbn: string | null }) {
  const { id } = useParams();
  const { currentData } = useGetBooksPageQuery({ q: isbn ?? '', limit: 5 }, { skip: isbn === null });
  const twin = currentData?.books.find((book) => book.isbn === isbn && book._id !== id);
  return (
    <p role="status" className="wrap-anywhere font-medium text-danger text-sm empty:hidden">
      {twin && messages.isbnAlsoUsed(twin.title)}
    </p>
  );
}

/** Accepts any BCP 47 code. */
function LanguageField({ value, error, input, hint }: CheckedField & { hint: string | undefined }) {
  const list = useId();
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    typeInto(event.target, toLanguageCode(event.target.value), input.onChange);
    void input.onBlur(event);
  };
  return (
    <div>
      <TextField
        list={list}
        autoCapitalize="none"
        spellCheck={false}
        // Always rendered, so that the button below does not move when the field loses focus.
        hint={languageHint(value, error, hint)}
        error={error}
        {...input}
        onBlur={leave}
      />
      <datalist id={list}>
        {LANGUAGES.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

function languageHint(value: string, error: string | undefined, source: string | undefined): string | undefined {
  if (error) return undefined;
  const name = getLanguageName(value);
  return name && source ? `${name}. ${source}` : (name ?? messages.languageHint);
}
