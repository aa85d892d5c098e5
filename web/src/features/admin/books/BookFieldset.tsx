import { toIsbn13 } from '@bookstore/contract/isbn';
import { type ReactNode, useState } from 'react';
import { type Control, type UseFormRegister, useFormState, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type BookFields, FIELD_LABELS } from './bookForm.ts';
import { CATEGORY_OPTIONS } from './categoryOptions.ts';
import { PriceField } from './PriceField.tsx';

const CATEGORY_CHOICE = [{ value: '', label: 'Choose A Category' }, ...CATEGORY_OPTIONS];

interface Props {
  register: UseFormRegister<BookFields>;
  control: Control<BookFields>;
  /** The cover's field, the only one in which the two forms differ. */
  cover: ReactNode;
}

/** The fields that adding and editing a book share. */
export function BookFieldset({ register, control, cover }: Props) {
  const { errors, defaultValues } = useFormState({ control, name: 'isbn' });
  const [isOpen, setIsOpen] = useState(Boolean(defaultValues?.isbn));
  const field = (name: keyof BookFields) => ({ label: FIELD_LABELS[name], ...register(name) });
  const required = (name: keyof BookFields) => ({
    label: FIELD_LABELS[name],
    required: true,
    ...register(name, { required: true }),
  });
  return (
    <div className="grid gap-5">
      <TextField autoComplete="off" {...required('title')} />
      <TextArea {...required('description')} />
      <SelectField options={CATEGORY_CHOICE} {...required('category')} />
      <Checkbox {...field('trending')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PriceField {...required('oldPrice')} />
        <PriceField {...required('newPrice')} />
      </div>
      <PriceWarning control={control} />
      {cover}
      <details
        open={isOpen || errors.isbn !== undefined}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className="group rounded-control border border-line px-4"
      >
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-medium text-sm">
          More details
          <span className="text-ink-soft transition-transform group-open:rotate-180">
            <Icon name="down" size={18} />
          </span>
        </summary>
        <div className="grid items-start gap-5 pb-4 sm:grid-cols-2">
          <TextField autoComplete="off" {...field('author')} />
          <TextField
            autoComplete="off"
            label={FIELD_LABELS.isbn}
            error={errors.isbn?.message}
            {...register('isbn', {
              validate: (text) => text.trim() === '' || toIsbn13(text) !== null || 'This is no ISBN: check each digit.',
            })}
          />
        </div>
      </details>
    </div>
  );
}

/** Not refused, since a price may rise: but then the shop cannot show it as a saving. */
function PriceWarning({ control }: { control: Control<BookFields> }) {
  const [oldPrice, newPrice] = useWatch({ control, name: ['oldPrice', 'newPrice'] });
  const isRise = oldPrice !== '' && newPrice !== '' && Number(oldPrice) < Number(newPrice);
  return (
    <p role="status" className="font-medium text-danger text-sm empty:hidden">
      {isRise &&
        'The old price is lower than the new one. The shop will not strike it through: nobody would save anything.'}
    </p>
  );
}
