import type { NewPublisher, Publisher } from '@bookstore/contract/api/publisher';
import { LIMITS } from '@bookstore/contract/limits';
import { euContact } from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/publisherRegister';
import { useState } from 'react';
import { useAddPublisherMutation, useEditPublisherMutation } from '../../api/adminPublishersApi.ts';
import { Modal } from '../../ui/Modal.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DialogForm, type FieldProps } from '../ui/DialogForm.tsx';

interface Props {
  /** Null adds a publisher. */
  publisher: Publisher | null;
  onSaved: (publisher: Publisher) => void;
  onClose: () => void;
}

export function PublisherDialog({ publisher, onSaved, onClose }: Props) {
  const [seen] = useState(publisher);
  return (
    <Modal title={seen ? messages.editPublisher : messages.addPublisher} onClose={onClose}>
      {(close) => <PublisherForm seen={seen} onSaved={onSaved} close={close} />}
    </Modal>
  );
}

const toFields = (publisher: Publisher | null) => ({
  name: publisher?.name ?? '',
  ...toContactFields(publisher),
  responsible: { name: publisher?.responsible?.name ?? '', ...toContactFields(publisher?.responsible) },
});
const toContactFields = (contact: { address?: string; email?: string } | null | undefined) => ({
  address: contact?.address ?? '',
  email: contact?.email ?? '',
});
type PublisherFields = ReturnType<typeof toFields>;

const trimmed = <Texts extends Record<string, string>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts;

function toPublisher({ responsible, ...publisher }: PublisherFields): NewPublisher {
  const person = trimmed(responsible);
  const hasPerson = Object.values(person).some((text) => text !== '');
  return { ...trimmed(publisher), responsible: hasPerson ? person : undefined };
}

function PublisherForm({
  seen,
  onSaved,
  close,
}: Pick<Props, 'onSaved'> & { seen: Publisher | null; close: () => void }) {
  const [add] = useAddPublisherMutation();
  const [change] = useEditPublisherMutation();
  const save = async (fields: PublisherFields) => {
    const publisher = toPublisher(fields);
    onSaved(await (seen ? change({ seen, publisher }) : add(publisher)).unwrap());
    close();
  };
  return (
    <DialogForm<PublisherFields> action={messages.save} defaultValues={toFields(seen)} onSubmit={save} onCancel={close}>
      {(field) => (
        <>
          <TextField
            label={messages.name}
            hint={messages.nameHint}
            required
            autoComplete="off"
            maxLength={2 * LIMITS.publisher}
            {...field('name')}
          />
          <ContactFields
            labels={[messages.address, messages.email]}
            address={field('address')}
            email={field('email')}
          />
          <fieldset className="grid gap-4 border-line border-t pt-5">
            <legend className="sr-only">{euContact}</legend>
            <div aria-hidden="true">
              <p className="font-display text-lg">{euContact}</p>
              <p className="text-ink-soft text-sm">{messages.responsibleHint}</p>
            </div>
            <TextField
              label={messages.responsibleName}
              autoComplete="off"
              maxLength={2 * LIMITS.publisher}
              {...field('responsible.name')}
              error={field('responsible.name').error && messages.responsibleNameRequired}
            />
            <ContactFields
              labels={[messages.responsibleAddress, messages.responsibleEmail]}
              address={field('responsible.address')}
              email={field('responsible.email')}
            />
          </fieldset>
        </>
      )}
    </DialogForm>
  );
}

interface ContactProps {
  labels: [address: string, email: string];
  address: FieldProps;
  email: FieldProps;
}

function ContactFields({ labels, address, email }: ContactProps) {
  return (
    <>
      <TextArea label={labels[0]} rows={3} autoComplete="off" maxLength={2 * LIMITS.publisherAddress} {...address} />
      <TextField label={labels[1]} type="email" autoComplete="off" maxLength={LIMITS.email} {...email} />
    </>
  );
}
