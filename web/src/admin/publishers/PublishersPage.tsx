import type { Publisher, PublisherContact, PublishersPage as PublisherList } from '@bookstore/contract/api/publisher';
import { LIMITS } from '@bookstore/contract/limits';
import { isPublisherSlug } from '@bookstore/contract/publisherSlug';
import { euContact } from '@bookstore/messages/facts';
import * as messages from '@bookstore/messages/publisherRegister';
import { lazy, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useDeletePublisherMutation, useGetPublishersPageQuery } from '../../api/adminPublishersApi.ts';
import { useIsOwner } from '../../api/signedInAdminApi.ts';
import { mailTo } from '../../lib/contact.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { askUser, showMessage } from '../../ui/messageDialog.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { LastAnswer } from '../ui/LastAnswer.tsx';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { LIST_BUTTON } from '../ui/listButton.ts';
import { problemText } from '../ui/problemTexts.ts';

const PublisherDialog = lazy(() =>
  import('./PublisherDialog.tsx').then(({ PublisherDialog }) => ({ default: PublisherDialog })),
);

interface View {
  q: string;
  after: string;
}

function readView(params: URLSearchParams): View {
  const after = params.get('after') ?? '';
  return { q: (params.get('q') ?? '').slice(0, LIMITS.publisher), after: isPublisherSlug(after) ? after : '' };
}

const toSearch = (view: Partial<View>) =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value !== '')).toString();

export function PublishersPage() {
  const view = readView(useSearchParams()[0]);
  const navigate = useNavigate();
  const status = useRef<HTMLParagraphElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [deletions, setDeletions] = useState(0);
  useEffect(() => {
    if (deletions > 0) status.current?.focus();
  }, [deletions]);
  const query = usePublishers(view);
  const isEmpty = query.currentData?.publishers.length === 0 && !view.q && !view.after;
  const addButton = useRef<HTMLButtonElement>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // The pressed button disappears with the first entry.
    if (wasEmpty.current && !isEmpty && document.activeElement === document.body) addButton.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  const [edited, setEdited] = useState<Publisher | 'new' | null>(null);
  const search = ({ q = view.q }: Partial<View>) => {
    if (q !== view.q) void navigate({ search: toSearch({ q }) }, { replace: true, preventScrollReset: true });
  };
  return (
    <Card className="mb-20 p-0! md:mb-0">
      <div className="grid gap-2 px-4 pt-4 lg:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <AdminHeading>{messages.publishers}</AdminHeading>
          {!isEmpty && (
            <Button ref={addButton} look="secondary" className={LIST_BUTTON} onClick={() => setEdited('new')}>
              {messages.addPublisher}
            </Button>
          )}
        </div>
        <p className="max-w-prose text-ink-soft max-sm:text-sm">{messages.registerIntro}</p>
      </div>
      {!isEmpty && (
        <ListToolbar
          label={messages.findPublisher}
          placeholder={messages.namePrefix}
          maxLength={LIMITS.publisher}
          className="sm:max-w-md"
          view={view}
          place={view.after}
          onChange={search}
        />
      )}
      <div className="px-4 py-2 lg:px-6">
        <p ref={status} role="status" tabIndex={-1} className="py-2 outline-none empty:hidden">
          {announcement}
        </p>
        <Publishers
          view={view}
          query={query}
          onAdd={() => setEdited('new')}
          onEdit={setEdited}
          onDeleted={({ name }) => {
            setAnnouncement(messages.deleted(name));
            setDeletions(deletions + 1);
          }}
        />
      </div>
      {edited && (
        <LazyDialog onClose={() => setEdited(null)}>
          <PublisherDialog
            publisher={edited === 'new' ? null : edited}
            onSaved={({ name }) => setAnnouncement(messages.saved(name))}
            onClose={() => setEdited(null)}
          />
        </LazyDialog>
      )}
    </Card>
  );
}

interface ListProps {
  view: View;
  query: ReturnType<typeof usePublishers>;
  onAdd: () => void;
  onEdit: (publisher: Publisher) => void;
  onDeleted: (publisher: Publisher) => void;
}

const usePublishers = ({ q, after }: View) =>
  useGetPublishersPageQuery({ ...(q && { q }), ...(after && { after }) }, { refetchOnMountOrArgChange: true });

function Publishers({ query, ...props }: ListProps) {
  return (
    <QueryResult
      query={query}
      loading={<Spinner label={messages.loadingPublishers} />}
      failure={<ErrorState onRetry={() => void query.refetch()}>{messages.notLoaded}</ErrorState>}
    >
      {(list) => (
        <LastAnswer isFetching={query.isFetching}>
          <PublishersOrNone list={list} {...props} />
        </LastAnswer>
      )}
    </QueryResult>
  );
}

interface OrNoneProps extends Omit<ListProps, 'query'> {
  list: PublisherList;
}

function PublishersOrNone({ list, view: { q, after }, onAdd, onEdit, onDeleted }: OrNoneProps) {
  if (list.publishers.length === 0 && !after) {
    const action = !q && <Button onClick={onAdd}>{messages.addPublisher}</Button>;
    return (
      <div className="py-2">
        <EmptyState icon="book" action={action}>
          {q ? messages.noMatches : messages.noPublishers}
        </EmptyState>
      </div>
    );
  }
  const pageAt = (place: string) => ({ pathname: paths.publishers, search: toSearch({ q, after: place }) });
  return (
    <>
      <ul className="divide-y divide-line">
        {list.publishers.map((publisher) => (
          <PublisherItem
            key={publisher._id}
            publisher={publisher}
            onEdit={() => onEdit(publisher)}
            onDeleted={() => onDeleted(publisher)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 py-4 empty:hidden">
        {after && (
          <Link to={pageAt('')} className={buttonClass('secondary')}>
            {messages.firstPage}
          </Link>
        )}
        {list.next !== null && (
          <Link to={pageAt(list.next)} className={buttonClass('secondary')}>
            {messages.nextPage}
          </Link>
        )}
      </div>
    </>
  );
}

interface ItemProps {
  publisher: Publisher;
  onEdit: () => void;
  onDeleted: () => void;
}

function PublisherItem({ publisher, onEdit, onDeleted }: ItemProps) {
  const { _id: slug, name, responsible } = publisher;
  const isOwner = useIsOwner();
  const [remove] = useDeletePublisherMutation();
  const askAndDelete = async () => {
    const title = messages.deleteQuestion(name);
    const isSure = await askUser({ title, text: messages.booksKeepTheName, confirm: messages.deleteLabel });
    if (!isSure) return;
    const { error } = await remove(slug);
    if (error) showMessage(problemText(error));
    else onDeleted();
  };
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 sm:grid-cols-[1fr_1fr_auto]">
      <div className="grid h-fit gap-1">
        <h3 dir="auto" className="wrap-anywhere font-semibold">
          {name}
        </h3>
        <ContactText contact={publisher} />
      </div>
      <div className="h-fit">
        {responsible && (
          <>
            <p className="text-ink-soft text-sm">{euContact}</p>
            <p dir="auto" className="wrap-anywhere">
              {responsible.name}
            </p>
            <ContactText contact={responsible} />
          </>
        )}
      </div>
      <div className="flex h-fit flex-wrap gap-2">
        <Button look="secondary" className="px-4!" aria-label={messages.edit(name)} onClick={onEdit}>
          {messages.editLabel}
        </Button>
        {isOwner && (
          <Button
            look="danger"
            className="px-4!"
            aria-label={messages.remove(name)}
            onClick={() => void askAndDelete()}
          >
            {messages.deleteLabel}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The law requires both address and email. */
function ContactText({ contact: { address, email } }: { contact: Pick<PublisherContact, 'address' | 'email'> }) {
  return (
    <div className="wrap-anywhere text-sm">
      {address ? (
        <p dir="auto" className="whitespace-pre-line">
          {address}
        </p>
      ) : (
        <p className="text-danger">{messages.noAddress}</p>
      )}
      {email ? (
        <a href={mailTo(email)} className="underline underline-offset-4">
          {email}
        </a>
      ) : (
        <p className="text-danger">{messages.noEmail}</p>
      )}
    </div>
  );
}
