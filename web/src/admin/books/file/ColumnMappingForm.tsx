import { COLUMNS, isRefusalColumn } from '@bookstore/contract/bookFiles/columns';
import { type ColumnMapping, missingFields, type OpenBookFile } from '@bookstore/contract/bookFiles/readBookFile';
import * as messages from '@bookstore/messages/bookImport';
import { useState } from 'react';
import { countText, previewText } from '../../../lib/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { getColumnName } from './columnName.ts';
import { CategoryField, QuestionsForm } from './QuestionsForm.tsx';

const FIELDS = [
  { value: '', label: messages.ignore },
  ...COLUMNS.map((column) => ({ value: column, label: getColumnName(column) })),
];

const EXAMPLE = 80;

interface Props {
  file: OpenBookFile;
  mapping: ColumnMapping;
  onSubmit: (mapping: ColumnMapping) => void;
  onReset: () => void;
}

export function ColumnMappingForm({ file, mapping, onSubmit, onReset }: Props) {
  const [columns, setColumns] = useState(mapping.columns);
  const [category, setCategory] = useState(mapping.category);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const chosen = { columns, category };
  const missingColumns = missingFields(chosen, file.source);
  const missing = missingColumns.length > 0 ? messages.stillMissing(missingColumns.map(getColumnName).join(', ')) : '';
  const submit = () => {
    setIsSubmitted(true);
    if (missing === '') onSubmit(chosen);
  };
  return (
    <QuestionsForm
      heading={messages.matchColumns}
      about={messages.sources[file.source]}
      intro={messages.mappingIntro}
      missing={missing}
      onSubmit={submit}
      onReset={onReset}
    >
      {file.source !== 'own' && (
        <CategoryField label={messages.categoryForUnmatched} category={category} onChange={setCategory} />
      )}
      <ColumnFields file={file} first={mapping.columns} columns={columns} onChange={setColumns} />
      {isSubmitted && missing && <Alert>{missing}</Alert>}
    </QuestionsForm>
  );
}

interface ColumnFieldsProps {
  file: OpenBookFile;
  first: ColumnMapping['columns'];
  columns: ColumnMapping['columns'];
  onChange: (columns: ColumnMapping['columns']) => void;
}

function ColumnFields({ file, first, columns, onChange }: ColumnFieldsProps) {
  const all = file.names.flatMap((name, index) => (isRefusalColumn(name) ? [] : [index]));
  const main = all.filter((index) => {
    const isKnown = Boolean(file.proposal.columns[index]);
    return file.source === 'own' ? !isKnown && file.examples[index] : isKnown || first[index];
  });
  const others = all.filter((index) => !main.includes(index) && file.examples[index]);
  const empty = all.filter((index) => !main.includes(index) && !file.examples[index]);
  const fields = (indexes: readonly number[]) => (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      {indexes.map((index) => (
        <SelectField
          key={index}
          label={file.names[index] || messages.unnamedColumn(countText(index + 1))}
          hint={exampleText(file.examples[index])}
          options={FIELDS}
          value={columns[index] ?? ''}
          onChange={({ target }) => {
            const column = COLUMNS.find((one) => one === target.value) ?? null;
            onChange(columns.map((current, at) => (at === index ? column : current)));
          }}
        />
      ))}
    </div>
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{messages.columns}</legend>
      {fields(main)}
      {others.length > 0 && (
        <Disclosure
          label={messages.otherColumns(others.length, countText(others.length))}
          open={file.source === 'other'}
        >
          {fields(others)}
        </Disclosure>
      )}
      {empty.length > 0 && (
        <Disclosure label={messages.emptyColumns(empty.length, countText(empty.length))}>{fields(empty)}</Disclosure>
      )}
    </fieldset>
  );
}

const exampleText = (example = '') =>
  example === '' ? messages.emptyColumn : messages.forExample(previewText(example.replaceAll(/\s+/g, ' '), EXAMPLE));
