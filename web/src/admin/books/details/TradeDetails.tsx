import type { BookSubject, Contributor } from '@bookstore/contract/api/bookDetails';
import { isContributorRole, isSubjectCode } from '@bookstore/contract/bookFields';
import { AUTHOR_ROLE, SUBJECT_SCHEMES } from '@bookstore/contract/constants';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/bookForm';
import { useState } from 'react';
import { type UseFormReturn, useController, useFormState } from 'react-hook-form';
import { readAdminToken } from '../../../api/adminToken.ts';
import { countText } from '../../../lib/format.ts';
import { readTokenSubject } from '../../../lib/jwt.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type BookFields, FIELD_LABELS, TRADE_FIELDS } from '../bookForm.ts';
import type { GetHint } from '../lookup/filled.ts';
import { EditableList } from './EditableList.tsx';

interface Props {
  form: UseFormReturn<BookFields>;
  getHint: GetHint;
}

export function TradeDetails({ form, getHint }: Props) {
  const { register, control, getValues, setValue } = form;
  const { errors } = useFormState({ control, name: TRADE_FIELDS });
  const field = (name: (typeof TRADE_FIELDS)[number], hint?: string) => ({
    label: FIELD_LABELS[name],
    hint: getHint(name) ?? hint,
    error: errors[name]?.message,
    ...register(name),
  });
  const signNote = () => {
    if (getValues('noteBy') === '') setValue('noteBy', readTokenSubject(readAdminToken() ?? '') ?? '');
  };
  return (
    <div className="grid items-start gap-5 pt-3 pb-4 sm:grid-cols-2">
      <TextField autoComplete="off" {...field('subtitle')} />
      <TextField autoComplete="off" {...field('imprint')} />
      <TextField autoComplete="off" {...field('series')} />
      <TextField autoComplete="off" {...field('seriesNumber', messages.numberHint)} />
      <div className="sm:col-span-2">
        <Contributors {...{ form, getHint }} />
      </div>
      <div className="sm:col-span-2">
        <Subjects {...{ form, getHint }} />
      </div>
      <div className="sm:col-span-2">
        <TextArea rows={4} {...field('noteText', messages.noteHint)} onFocus={signNote} />
      </div>
      <div className="sm:col-span-2">
        <TextField autoComplete="off" {...field('noteBy')} />
      </div>
      <div className="sm:col-span-2">
        <TextArea rows={8} {...field('excerpt', messages.excerptHint(countText(LIMITS.excerpt)))} />
      </div>
    </div>
  );
}

type ListName = 'contributors' | 'subjects';

function useList<Name extends ListName>({ control }: UseFormReturn<BookFields>, name: Name, isRight: IsRight<Name>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (items) => (items as BookFields[Name]).every(isRight as (item: unknown) => boolean) },
  });
  return {
    /** The invalid line's own field explains the mistake. */
    isRefused: fieldState.invalid,
    list: {
      label: FIELD_LABELS[name],
      error: fieldState.error?.message || undefined,
      items: field.value as BookFields[Name],
      onChange: field.onChange,
    },
  };
}
type IsRight<Name extends ListName> = (item: BookFields[Name][number]) => boolean;

const ANOTHER = '';
const ROLE_CHOICE = [
  ...Object.entries(messages.roles).map(([value, label]) => ({ value, label })),
  { value: ANOTHER, label: messages.anotherRole },
];

const isRightContributor = ({ name, role }: Contributor) =>
  name.trim() === '' || isContributorRole(role.trim().toUpperCase());

function Contributors({ form, getHint }: Props) {
  const { isRefused, list } = useList(form, 'contributors', isRightContributor);
  return (
    <EditableList
      {...list}
      hint={getHint('contributors') ?? messages.contributorsHint}
      addLabel={messages.addContributor}
      newItem={{ name: '', role: AUTHOR_ROLE }}
      most={LIMITS.contributors}
      nameOf={({ name }) => name.trim()}
    >
      {(contributor, line, set) => (
        <>
          <TextField
            autoComplete="off"
            label={messages.nameOf(line)}
            value={contributor.name}
            onChange={(event) => set({ ...contributor, name: event.target.value })}
          />
          <RoleField
            line={line}
            role={contributor.role}
            isWrong={isRefused && !isRightContributor(contributor)}
            onChange={(role) => set({ ...contributor, role })}
          />
        </>
      )}
    </EditableList>
  );
}

interface RoleFieldProps {
  line: string;
  role: string;
  isWrong: boolean;
  onChange: (role: string) => void;
}

function RoleField({ line, role, isWrong, onChange }: RoleFieldProps) {
  /** A moved line keeps its role, but not the typed code. */
  const [typed, setTyped] = useState<string>();
  const isCommon = role in messages.roles && typed !== role;
  return (
    <div className="grid gap-2">
      <SelectField
        label={messages.roleOf(line)}
        options={ROLE_CHOICE}
        value={isCommon ? role : ANOTHER}
        onChange={({ target: { value } }) => {
          setTyped(value === ANOTHER ? value : undefined);
          onChange(value);
        }}
      />
      {!isCommon && (
        <TextField
          autoComplete="off"
          autoCapitalize="characters"
          label={messages.roleCodeOf(line)}
          error={isWrong ? messages.invalidRole : undefined}
          value={role}
          onChange={({ target: { value } }) => {
            setTyped(value);
            onChange(value);
          }}
        />
      )}
    </div>
  );
}

const SCHEME_CHOICE = SUBJECT_SCHEMES.map((scheme) => ({ value: scheme, label: messages.schemes[scheme] }));

const NEW_SUBJECT: BookSubject = { scheme: 'thema', code: '' };

const isRightSubject = ({ scheme, code }: BookSubject) =>
  code.trim() === '' || isSubjectCode(scheme, code.trim().toUpperCase());

function Subjects({ form, getHint }: Props) {
  const { isRefused, list } = useList(form, 'subjects', isRightSubject);
  return (
    <EditableList
      {...list}
      hint={getHint('subjects') ?? messages.subjectsHint}
      addLabel={messages.addSubject}
      newItem={NEW_SUBJECT}
      most={LIMITS.subjects}
      nameOf={({ code }) => code.trim()}
    >
      {(subject, line, set) => (
        <>
          <SelectField
            label={messages.schemeOf(line)}
            options={SCHEME_CHOICE}
            value={subject.scheme}
            onChange={({ target: { value } }) => set({ ...subject, scheme: value as BookSubject['scheme'] })}
          />
          <TextField
            autoComplete="off"
            autoCapitalize="characters"
            label={messages.codeOf(line)}
            error={isRefused && !isRightSubject(subject) ? messages.invalidSubject[subject.scheme] : undefined}
            value={subject.code}
            onChange={(event) => set({ ...subject, code: event.target.value })}
          />
        </>
      )}
    </EditableList>
  );
}
