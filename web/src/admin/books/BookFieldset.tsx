import { tradeDetails } from '@bookstore/messages/bookForm';
import * as messages from '@bookstore/messages/dashboardBooks';
import { type ReactNode, Suspense, useState } from 'react';
import { type Control, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type BookFields, DETAIL_FIELDS, EMPTY_BOOK, FIELD_LABELS, fieldText, TRADE_FIELDS } from './bookForm.ts';
import { CATEGORY_OPTIONS } from './booksView.ts';
import type { CoverFieldProps } from './cover/CoverFileField.tsx';
import { type Filled, useFilled } from './lookup/filled.ts';
import { PriceField } from './PriceField.tsx';

const CoverFileField = lazyNamed(
  () => import('./cover/CoverFileField.tsx'),
  (module) => module.CoverFileField,
);

const MoreDetails = lazyNamed(
  () => import('./details/MoreDetails.tsx'),
  (module) => module.MoreDetails,
);

const TradeDetails = lazyNamed(
  () => import('./details/TradeDetails.tsx'),
  (module) => module.TradeDetails,
);

const CATEGORY_CHOICE = [{ value: '', label: messages.chooseACategory }, ...CATEGORY_OPTIONS];

interface Props {
  form: UseFormReturn<BookFields>;
  /** The cover's field, the only one in which the two forms differ. */
  cover: ReactNode;
  /** Each time that this grows the form goes on at the ISBN. */
  begins?: number;
}

/** The fields that adding and editing a book share. */
export function BookFieldset({ form, cover, begins = 0 }: Props) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const { filled, hintOf, add } = useFilled(form);
  const required = (name: keyof BookFields) => ({
    label: FIELD_LABELS[name],
    required: true,
    hint: hintOf(name),
    error: errors[name]?.message || undefined,
    ...register(name, { required: true }),
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextField autoComplete="off" {...required('title')} />
      <TextArea {...required('description')} />
      <SelectField options={CATEGORY_CHOICE} {...required('category')} />
      <Checkbox label={FIELD_LABELS.trending} {...register('trending')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PriceField {...required('oldPrice')} />
        <PriceField {...required('newPrice')} />
      </div>
      <PriceWarning control={control} />
      {cover}
      <DetailsPart label={messages.moreDetails} names={DETAIL_FIELDS} control={control} filled={filled} begins={begins}>
        <MoreDetails form={form} hintOf={hintOf} onFound={add} begins={begins} />
      </DetailsPart>
      <DetailsPart label={tradeDetails} names={TRADE_FIELDS} control={control} filled={filled}>
        <TradeDetails form={form} hintOf={hintOf} />
      </DetailsPart>
    </div>
  );
}

/** Not refused, since a price may rise: but then the shop cannot show it as a saving. */
function PriceWarning({ control }: { control: Control<BookFields> }) {
  const [oldPrice, newPrice] = useWatch({ control, name: ['oldPrice', 'newPrice'] });
  const isRise = oldPrice !== '' && newPrice !== '' && Number(oldPrice) < Number(newPrice);
  return (
    <p role="status" className="font-medium text-danger text-sm empty:hidden">
      {isRise && messages.theOldPriceIsLowerThan}
    </p>
  );
}

interface PartProps {
  label: string;
  names: readonly (keyof BookFields)[];
  control: Control<BookFields>;
  /** It opens when something is filled in, or somebody begins there. */
  filled: Filled;
  begins?: number;
  children: ReactNode;
}

/** Its code comes when it is opened. What it holds is the form's meanwhile, and is sent with it. */
function DetailsPart({ label, names, control, filled, begins = 0, children }: PartProps) {
  const { errors, defaultValues } = useFormState({ control, name: names });
  const isWrong = names.some((name) => errors[name] !== undefined);
  const known = { ...EMPTY_BOOK, ...defaultValues } as BookFields;
  const [isOpen, setIsOpen] = useState(names.some((name) => fieldText(known, name) !== fieldText(EMPTY_BOOK, name)));
  // Counted, since closing and opening at once is one event, which says that it is open.
  const [openings, setOpenings] = useState(isOpen ? 1 : 0);
  const [seen, setSeen] = useState({ filled, begins });
  if (filled !== seen.filled || begins !== seen.begins) {
    setSeen({ filled, begins });
    if (begins !== seen.begins || names.some((name) => filled[name])) setIsOpen(true);
  }
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        setIsOpen(open);
        if (open) setOpenings((count) => count + 1);
      }}
      className="group rounded-control border border-line px-4"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-medium text-sm">
        {label}
        <span className="text-ink-soft transition-transform group-open:rotate-180">
          <Icon name="down" size={18} />
        </span>
      </summary>
      {openings > 0 && (
        <ErrorBoundary resetKey={String(openings)} fallback={NOT_LOADED}>
          <Suspense fallback={<Spinner label={messages.loading} />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}

/** It is asked for again when it is opened again; what was typed meanwhile stays. */
const NOT_LOADED = (
  <p role="alert" className="pb-4 text-danger text-sm">
    {messages.thisPartCouldNotBeLoaded}
  </p>
);

/** As high as the field, so that nothing moves when it arrives. */
const ROOM = <div style={{ height: 98 }} />;

/** Where a picture is taken. Without it, if it does not come, the book can still be saved. */
export function CoverField(props: CoverFieldProps) {
  return (
    <ErrorBoundary fallback={<Alert>{messages.theShopCannotBeReachedEverything(props.label)}</Alert>}>
      <Suspense fallback={ROOM}>
        <CoverFileField {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
