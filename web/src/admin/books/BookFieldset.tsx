import { orderableHint, tradeDetails } from '@bookstore/messages/bookForm';
import * as messages from '@bookstore/messages/dashboardBooks';
import { lazy, type ReactNode, useId, useState } from 'react';
import { type Control, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { LazyPart, LoadFailure } from '../../ui/LazyPart.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DisclosureSummary } from '../ui/Disclosure.tsx';
import { type BookFields, DETAIL_FIELDS, EMPTY_BOOK, FIELD_LABELS, fieldText, TRADE_FIELDS } from './bookForm.ts';
import { CATEGORY_OPTIONS } from './booksView.ts';
import type { CoverFieldProps } from './cover/CoverFileField.tsx';
import { FIELD_PAIR } from './fieldPair.ts';
import { type AutofilledFields, useAutofill } from './lookup/filled.ts';
import { PriceField } from './PriceField.tsx';

const CoverFileField = lazy(() =>
  import('./cover/CoverFileField.tsx').then(({ CoverFileField }) => ({ default: CoverFileField })),
);

const MoreDetails = lazy(() =>
  import('./details/MoreDetails.tsx').then(({ MoreDetails }) => ({ default: MoreDetails })),
);

const TradeDetails = lazy(() =>
  import('./details/TradeDetails.tsx').then(({ TradeDetails }) => ({ default: TradeDetails })),
);

/** Shows the ISBN before the other fields. */
const IsbnFirst = lazy(() => import('./details/MoreDetails.tsx').then(({ IsbnPart }) => ({ default: IsbnPart })));

const FOLDED_DETAILS = DETAIL_FIELDS.filter((name) => name !== 'author');
const FOLDED_TRADE = TRADE_FIELDS.filter((name) => name !== 'orderable');

const CATEGORY_CHOICE = [{ value: '', label: messages.chooseCategory }, ...CATEGORY_OPTIONS];

interface Props {
  form: UseFormReturn<BookFields>;
  cover: ReactNode;
  /** How often the admin has asked to begin with the ISBN. */
  begins?: number;
}

export function BookFieldset({ form, cover, begins = 0 }: Props) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const { filled, getHint, add } = useAutofill(form);
  const orderableHintId = useId();
  const required = (name: keyof BookFields) => ({
    label: FIELD_LABELS[name],
    required: true,
    hint: getHint(name),
    error: errors[name]?.message || undefined,
    ...register(name, { required: true }),
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      {begins > 0 && (
        <LazyPart placeholder={<Spinner label={messages.loading} />}>
          <IsbnFirst form={form} onFound={add} begins={begins} />
        </LazyPart>
      )}
      <TextField autoComplete="off" {...required('title')} />
      <TextField
        autoComplete="off"
        label={FIELD_LABELS.author}
        hint={getHint('author')}
        error={errors.author?.message || undefined}
        {...register('author')}
      />
      <TextArea {...required('description')} />
      <SelectField options={CATEGORY_CHOICE} {...required('category')} />
      <div>
        <div className="flex flex-wrap gap-x-8">
          <Checkbox label={FIELD_LABELS.trending} {...register('trending')} />
          <Checkbox label={FIELD_LABELS.orderable} aria-describedby={orderableHintId} {...register('orderable')} />
        </div>
        <p id={orderableHintId} className="text-ink-soft text-sm">
          {orderableHint}
        </p>
      </div>
      <div className={FIELD_PAIR}>
        <PriceField {...required('oldPrice')} />
        <PriceField {...required('newPrice')} />
      </div>
      <PriceWarning control={control} />
      {cover}
      <DetailsPart label={messages.moreDetails} names={FOLDED_DETAILS} control={control} filled={filled}>
        <MoreDetails form={form} getHint={getHint} onFound={add} isIsbnFirst={begins > 0} />
      </DetailsPart>
      <DetailsPart label={tradeDetails} names={FOLDED_TRADE} control={control} filled={filled}>
        <TradeDetails form={form} getHint={getHint} />
      </DetailsPart>
    </div>
  );
}

/** Only warns: prices may rise, but the shop then shows no saving. */
function PriceWarning({ control }: { control: Control<BookFields> }) {
  const [oldPrice, newPrice] = useWatch({ control, name: ['oldPrice', 'newPrice'] });
  const isRise = oldPrice !== '' && newPrice !== '' && Number(oldPrice) < Number(newPrice);
  return (
    <p role="status" className="font-medium text-danger text-sm empty:hidden">
      {isRise && messages.oldPriceTooLow}
    </p>
  );
}

interface PartProps {
  label: string;
  names: readonly (keyof BookFields)[];
  control: Control<BookFields>;
  filled: AutofilledFields;
  children: ReactNode;
}

function DetailsPart({ label, names, control, filled, children }: PartProps) {
  const { errors, defaultValues } = useFormState({ control, name: names });
  const isWrong = names.some((name) => errors[name] !== undefined);
  const fields = { ...EMPTY_BOOK, ...defaultValues } as BookFields;
  const [isOpen, setIsOpen] = useState(names.some((name) => fieldText(fields, name) !== fieldText(EMPTY_BOOK, name)));
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen);
  const [seen, setSeen] = useState(filled);
  if (filled !== seen) {
    setSeen(filled);
    if (names.some((name) => filled[name])) setIsOpen(true);
  }
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        setIsOpen(open);
        if (open) setHasBeenOpen(true);
      }}
      className="group rounded-control border border-line px-4"
    >
      <DisclosureSummary>{label}</DisclosureSummary>
      {hasBeenOpen && <LazyPart placeholder={<Spinner label={messages.loading} />}>{children}</LazyPart>}
    </details>
  );
}

/** Reserves the field's height, to prevent a layout shift. */
const ROOM = <div className="min-h-36 lg:min-h-24.5" />;

/** Without the code of the picture field, the book can still be saved. */
export function CoverField(props: CoverFieldProps) {
  return (
    <LazyPart placeholder={ROOM} failure={<LoadFailure>{messages.shopUnreachable(props.label)}</LoadFailure>}>
      <CoverFileField {...props} />
    </LazyPart>
  );
}
