import { CATEGORIES } from '@bookstore/contract/constants';
import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { BookFields } from './bookForm.ts';

const CATEGORY_OPTIONS = [
  { value: '', label: 'Choose A Category' },
  ...CATEGORIES.map((category) => ({ value: category, label: category.slice(0, 1).toUpperCase() + category.slice(1) })),
];

interface Props {
  register: UseFormRegister<BookFields>;
  /** The cover's field, the only one in which the two forms differ. */
  cover: ReactNode;
}

/** The fields that adding and editing a book share. */
export function BookFieldset({ register, cover }: Props) {
  const required = (name: keyof BookFields) => ({ required: true, ...register(name, { required: true }) });
  const price = { type: 'number', min: 0, step: '0.01', inputMode: 'decimal' } as const;
  return (
    <div className="grid gap-5">
      <TextField label="Title" autoComplete="off" {...required('title')} />
      <TextArea label="Description" {...required('description')} />
      <SelectField label="Category" options={CATEGORY_OPTIONS} {...required('category')} />
      <Checkbox label="Trending" {...register('trending')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Old Price" {...price} {...required('oldPrice')} />
        <TextField label="New Price" {...price} {...required('newPrice')} />
      </div>
      {cover}
      <details className="rounded-control border border-line px-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-sm">More details</summary>
        <div className="pb-4">
          <TextField label="Author" autoComplete="off" {...register('author')} />
        </div>
      </details>
    </div>
  );
}
