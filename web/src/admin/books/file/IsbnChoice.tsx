import * as messages from '@bookstore/messages/bookImport';
import { classNames } from '../../../lib/classNames.ts';
import { countText } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { PlannedRow } from './importPlan.ts';
import type { IsbnDecision, IsbnDecisions } from './isbnDecisions.ts';

const UNDECIDED = { value: '', label: messages.chooseDecision };
const LEAVE = { value: 'leave', label: messages.leaveOut };
const ADD = { value: 'add', label: messages.addAnyway };

interface IsbnChoiceProps {
  row: PlannedRow;
  decision: IsbnDecision | undefined;
  onChoose: (decision: IsbnDecision) => void;
}

export function IsbnChoice({ row, decision, onChoose }: IsbnChoiceProps) {
  const { fields, sameIsbnAs, sameIsbnId = '', update } = row;
  const options = [
    ...(decision ? [] : [UNDECIDED]),
    LEAVE,
    ...(update ? [{ value: 'update', label: messages.updateBook }] : []),
    ADD,
  ];
  return (
    <div className="grid max-w-96 gap-1.5 pb-2">
      <p className={classNames('font-medium', !decision && 'text-danger')}>
        {messages.isbnIsInShop(
          <a
            key="book"
            href={paths.editBook(sameIsbnId)}
            target="_blank"
            rel="noreferrer"
            dir="auto"
            className="underline underline-offset-4"
          >
            {sameIsbnAs}
          </a>,
        )}
      </p>
      <SelectField
        label={[messages.yourDecision, fields.title].filter(Boolean).join(': ')}
        isLabelHidden
        className="text-base"
        options={options}
        value={decision ?? ''}
        onChange={({ target }) => onChoose(target.value as IsbnDecision)}
      />
    </div>
  );
}

interface ChoiceForAllProps {
  rows: readonly PlannedRow[];
  decisions: IsbnDecisions;
  onChoose: (decision: IsbnDecision) => void;
}

export function ChoiceForAll({ rows, decisions, onChoose }: ChoiceForAllProps) {
  const chosen = new Set(rows.map(({ line }) => decisions.get(line) ?? ''));
  const [first = ''] = chosen;
  const isMixed = chosen.size > 1;
  return (
    <div className="max-w-96">
      <SelectField
        label={messages.decisionForAll(countText(rows.length))}
        options={[
          ...(isMixed ? [{ value: '', label: messages.decidedOneByOne }] : []),
          ...(first === '' && !isMixed ? [UNDECIDED] : []),
          LEAVE,
          { value: 'update', label: messages.updateBooks },
          ADD,
        ]}
        value={isMixed ? '' : first}
        onChange={({ target }) => target.value && onChoose(target.value as IsbnDecision)}
      />
    </div>
  );
}
