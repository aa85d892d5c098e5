import { CATEGORIES, type Category } from '@bookstore/contract/constants';
import * as messages from '@bookstore/messages/bookImport';
import { chooseOtherFile } from '@bookstore/messages/dashboardBooks';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { CATEGORY_OPTIONS } from '../booksView.ts';

interface Props {
  heading: string;
  about: string;
  intro: string;
  missing?: string;
  onSubmit: () => void;
  onReset: () => void;
  children: ReactNode;
}

export function QuestionsForm({ heading, about, intro, missing, onSubmit, onReset, children }: Props) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="grid gap-6"
    >
      <div className="grid gap-2">
        <h3 className="font-display text-xl">{heading}</h3>
        <div role="status" className="grid gap-2">
          <p>{about}</p>
          {missing && <p className="font-medium">{missing}</p>}
        </div>
        <p className="text-ink-soft">{intro}</p>
      </div>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{messages.preview}</Button>
        <Button look="secondary" onClick={onReset}>
          {chooseOtherFile}
        </Button>
      </div>
    </form>
  );
}

const CATEGORY_OR_NONE = [{ value: '', label: messages.refuseUnmatched }, ...CATEGORY_OPTIONS];

interface CategoryFieldProps {
  label: string;
  category: Category | null;
  onChange: (category: Category | null) => void;
}

export function CategoryField({ label, category, onChange }: CategoryFieldProps) {
  return (
    <SelectField
      label={label}
      options={CATEGORY_OR_NONE}
      value={category ?? ''}
      onChange={({ target }) => onChange(CATEGORIES.find((id) => id === target.value) ?? null)}
    />
  );
}
