import type { NewPublisher, Publisher } from '@bookstore/contract/api/publisher';
import { LIMITS } from '@bookstore/contract/limits';
import * as commonMessages from '@bookstore/messages/common';
import { responsibleInUnion } from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/publisherRegister';
import { type FormEvent, useEffect, useState } from 'react';
import { useAddPublisherMutation, useEditPublisherMutation } from '../../api/adminPublishersApi.ts';
import { formText } from '../../lib/formText.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal, useHeldDialog } from '../../ui/Modal.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { fieldError, problemText } from '../ui/problemTexts.ts';

interface Props {
  /** Null to add one. */
  publisher: Publisher | null;
  onSaved: (publisher: Publisher) => void;
  onClose: () => void;
}

/** Edits the publisher as it was at opening. */
export function PublisherDialog({ publisher, onSaved, onClose }: Props) {
  const [seen] = useState(publisher);
  return (
    <Modal title={seen ? messages.editPublisher : messages.addPublisher} onClose={onClose}>
      {(close) => <PublisherForm seen={seen} onSaved={onSaved} close={close} />}
    </Modal>
  );
}

/** Field paths in API errors. */
const PATHS = ['name', 'address', 'email', 'responsible.name', 'responsible.address', 'responsible.email'] as const;

function toPublisher(form: FormData): NewPublisher {
  const text = (name: (typeof PATHS)[number]) => formText(form, name).trim();
  const responsible = {
    name: text('responsible.name'),
    address: text('responsible.address'),
    email: text('responsible.email'),
  };
  const isNobody = Object.values(responsible).every((value) => value === '');
  return {
    name: text('name'),
    address: text('address'),
    email: text('email'),
    responsible: isNobody ? undefined : responsible,
  };
}

function PublisherForm({
  seen,
  onSaved,
  close,
}: Pick<Props, 'onSaved'> & { seen: Publisher | null; close: () => void }) {
  const [add, adding] = useAddPublisherMutation();
  const [change, changing] = useEditPublisherMutation();
  const { error, isLoading: isBusy } = seen ? changing : adding;
  const form = useHeldDialog<HTMLFormElement>(isBusy);
  const wrong = PATHS.find((path) => fieldError(error, path) !== undefined);
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }, [wrong, form]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const publisher = toPublisher(new FormData(event.currentTarget));
    const { data } = seen ? await change({ seen, publisher }) : await add(publisher);
    if (!data) return;
    onSaved(data);
    close();
  };
  const errorOf = (path: (typeof PATHS)[number]) => fieldError(error, path);
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid gap-5">
      {error !== undefined && !wrong && <Alert>{problemText(error)}</Alert>}
      <TextField
        name="name"
        label={messages.name}
        hint={messages.nameHint}
        required
        autoComplete="off"
        maxLength={2 * LIMITS.publisher}
        defaultValue={seen?.name}
        error={errorOf('name')}
      />
      <ContactFields
        paths={['address', 'email']}
        labels={[messages.address, messages.email]}
        contact={seen ?? {}}
        errorOf={errorOf}
      />
      <fieldset className="grid gap-4 border-line border-t pt-5">
        <legend className="sr-only">{responsibleInUnion}</legend>
        <div aria-hidden="true">
          <p className="font-display text-lg">{responsibleInUnion}</p>
          <p className="text-ink-soft text-sm">{messages.responsibleHint}</p>
        </div>
        <TextField
          name="responsible.name"
          label={messages.responsibleName}
          autoComplete="off"
          maxLength={2 * LIMITS.publisher}
          defaultValue={seen?.responsible?.name}
          error={errorOf('responsible.name') && messages.responsibleNeedsAName}
        />
        <ContactFields
          paths={['responsible.address', 'responsible.email']}
          labels={[messages.responsibleAddress, messages.responsibleEmail]}
          contact={seen?.responsible ?? {}}
          errorOf={errorOf}
        />
      </fieldset>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" aria-disabled={isBusy || undefined} onClick={() => !isBusy && close()}>
          {commonMessages.cancel}
        </Button>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}

interface ContactProps {
  paths: [address: (typeof PATHS)[number], email: (typeof PATHS)[number]];
  labels: [address: string, email: string];
  contact: { address?: string; email?: string };
  errorOf: (path: (typeof PATHS)[number]) => string | undefined;
}

function ContactFields({ paths: [address, email], labels, contact, errorOf }: ContactProps) {
  return (
    <>
      <TextArea
        name={address}
        label={labels[0]}
        rows={3}
        autoComplete="off"
        maxLength={2 * LIMITS.publisherAddress}
        defaultValue={contact.address}
        error={errorOf(address)}
      />
      <TextField
        name={email}
        label={labels[1]}
        type="email"
        autoComplete="off"
        maxLength={LIMITS.email}
        defaultValue={contact.email}
        error={errorOf(email)}
      />
    </>
  );
}
