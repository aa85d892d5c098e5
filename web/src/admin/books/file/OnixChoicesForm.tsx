import * as messages from '@bookstore/messages/bookImport';
import { useState } from 'react';
import { useIsOwner } from '../../../api/signedInAdminApi.ts';
import { countOf, countText } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type { OnixChoices, OnixFile } from './onixBooks.ts';
import { CategoryField, QuestionsForm } from './QuestionsForm.tsx';

interface Props {
  file: OnixFile;
  choices: OnixChoices;
  onSubmit: (choices: OnixChoices) => void;
  onReset: () => void;
}

export function OnixChoicesForm({ file, choices, onSubmit, onReset }: Props) {
  const [chosen, setChosen] = useState(choices);
  const { books, deletions, refused, withoutCategory, notHeld } = file;
  return (
    <QuestionsForm
      heading={messages.fileContents}
      about={messages.onixRecords(countOf(books, 'book'), countText(deletions), countText(refused))}
      intro={messages.onixIntro}
      onSubmit={() => onSubmit(chosen)}
      onReset={onReset}
    >
      {withoutCategory > 0 && (
        <CategoryField
          label={messages.categoryWithoutSubject(withoutCategory, countText(withoutCategory))}
          category={chosen.category}
          onChange={(category) => setChosen({ ...chosen, category })}
        />
      )}
      <div className="grid gap-1">
        <Checkbox
          label={messages.takePrices}
          checked={chosen.takePrices}
          onChange={({ target }) => setChosen({ ...chosen, takePrices: target.checked })}
        />
        {deletions > 0 && (
          <Deletions
            count={deletions}
            isChosen={chosen.deletes}
            onChange={(deletes) => setChosen({ ...chosen, deletes })}
          />
        )}
      </div>
      {notHeld.length > 0 && <NotHeld names={notHeld} />}
    </QuestionsForm>
  );
}

interface DeletionsProps {
  count: number;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Only owners may take books off sale. */
function Deletions({ count, isChosen, onChange }: DeletionsProps) {
  const isOwner = useIsOwner();
  if (!isOwner) return <p className="text-ink-soft text-sm">{messages.ownersTakeOffSale}</p>;
  return (
    <Checkbox
      label={messages.takeOffSale(count, countText(count))}
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

function NotHeld({ names }: { names: OnixFile['notHeld'] }) {
  return (
    <Disclosure label={messages.fieldsNotImported}>
      <ul className="grid gap-1 text-sm">
        {names.map(([name, count]) => (
          <li key={name} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{name}</span>
            <span className="tabular-nums">{countText(count)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
