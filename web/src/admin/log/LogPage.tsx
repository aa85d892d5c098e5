import type { Book } from '@bookstore/contract/api/book';
import { isSubject } from '@bookstore/contract/api/changes';
import type { ChangesQuery } from '@bookstore/contract/api/changesQuery';
import { toOrderNumber } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import { filters } from '@bookstore/messages/dashboard';
import * as messages from '@bookstore/messages/staff';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { useGetChangesQuery } from '../../api/changesApi.ts';
import { getProblem } from '../../api/problem.ts';
import { useIsOwner, useRights } from '../../api/signedInAdminApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { useCursorTrail } from '../../lib/cursorTrail.ts';
import { countText } from '../../lib/format.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { LastAnswer } from '../ui/LastAnswer.tsx';
import { LIST_BUTTON } from '../ui/listButton.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { ChangesList, TextLink } from './ChangesList.tsx';
import { askedAuthor, typedAuthor } from './changeTexts.ts';
import { isFiltered, readLogView, toLogAddress } from './logView.ts';

export function LogPage() {
  const [params] = useSearchParams();
  const view = readLogView(params);
  const { cursor: _cursor, ...filter } = view;
  const isInvalid = isUnknown(filter);
  const isOwner = useIsOwner();
  const matching = useMatchingBooks(filter, !isInvalid || !isOwner);
  const isStaff = useRights() === 'staff';
  return (
    <Card className="mb-20 p-0! md:mb-0">
      {!isOwner && <Heading />}
      {isStaff && <ForOwners />}
      {isOwner && (
        <>
          <LogSearch filter={filter} isInvalid={isInvalid} matching={matching} />
          <Outcome view={view} isSkipped={isInvalid || !isFiltered(filter)} />
          {isInvalid ? (
            <div className="grid justify-items-start gap-4 border-line border-t p-4 lg:p-6">
              <MatchingBooks filter={filter} books={matching.books} />
              <ShowAll />
            </div>
          ) : (
            <ChangesOfView view={view} />
          )}
        </>
      )}
      {!isStaff && !isOwner && <Spinner label={messages.loadingChanges} />}
    </Card>
  );
}

const isUnknown = ({ subject }: ChangesQuery) => subject !== undefined && !isSubject(subject);

/** A followed link disappears. */
const keepFocus = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) setTimeout(focusPageHeading);
};

const Heading = () => <AdminHeading className="px-4 pt-4 text-2xl lg:px-6">{messages.logOfChanges}</AdminHeading>;

const ForOwners = () => (
  <div className="p-4 lg:p-6">
    <EmptyState>{messages.onlyOwnersSeeLog}</EmptyState>
  </div>
);

const FIELD = 'min-w-0 grow basis-48 sm:max-w-64';

interface SearchProps {
  filter: ChangesQuery;
  /** The subject is no id or name. */
  isInvalid: boolean;
  matching: Matches;
}

function LogSearch({ filter: { day, by, subject }, isInvalid, matching }: SearchProps) {
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isPhone = useMediaQuery('not all and (min-width: 40rem)');
  const [isOpen, setIsOpen] = useState(isInvalid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: links change the filter too, and a form resets to its defaults
  useEffect(() => {
    form.current?.reset();
    setIsOpen(isInvalid);
  }, [day, by, subject, isInvalid]);
  const error = isInvalid && getSubjectError(matching);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const params = new URLSearchParams(
      [...typed].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    params.set('by', askedAuthor(params.get('by') ?? ''));
    const view = readLogView(params);
    void navigate(toLogAddress(view));
    if (isPhone && !isUnknown(view)) {
      setIsOpen(false);
      toggle.current?.focus();
    }
  };
  return (
    <search>
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-sm:border-line max-sm:border-b max-sm:pr-4 max-sm:pb-2">
        <Heading />
        {/* On phones the first entries come before the fields. */}
        <Button
          ref={toggle}
          look="secondary"
          className={`${LIST_BUTTON} mt-4 sm:hidden`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {filters([day, by, !isInvalid && subject].filter(Boolean).length)}
        </Button>
      </div>
      <form
        id={id}
        ref={form}
        onSubmit={search}
        className={classNames(
          'flex flex-wrap gap-x-3 gap-y-4 px-4 py-4 sm:gap-x-4 lg:px-6',
          !isOpen && 'max-sm:hidden',
          // The fields stay in line above the error.
          isInvalid ? 'items-start *:last:mt-6.5' : 'items-end border-line border-b',
        )}
      >
        <div className={FIELD}>
          <TextField label={messages.day} type="date" name="day" defaultValue={day} />
        </div>
        <div className={FIELD}>
          <TextField
            label={messages.person}
            name="by"
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.username}
            placeholder={messages.personExample(messages.commandWord)}
            defaultValue={by && typedAuthor(by)}
          />
        </div>
        <div className={FIELD}>
          <TextField
            label={messages.subject}
            name="subject"
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            placeholder={messages.subjectExample}
            defaultValue={subject}
            error={error || undefined}
          />
        </div>
        <Button type="submit" look="secondary">
          {messages.search}
        </Button>
      </form>
    </search>
  );
}

/** The focus stays in the form, so the outcome of a search is announced. */
function Outcome({ view, isSkipped }: { view: ChangesQuery; isSkipped: boolean }) {
  const { currentData } = useGetChangesQuery(view, { skip: isSkipped });
  const count = currentData?.changes.length;
  return (
    <p role="status" className="sr-only">
      {count !== undefined && messages.changesShown(count, countText(count))}
    </p>
  );
}

function ChangesOfView({ view }: { view: ChangesQuery }) {
  const query = useGetChangesQuery(view, { refetchOnMountOrArgChange: true });
  // The rights may have been revoked in the meantime.
  if (getProblem(query.error)?.code === 'forbidden') return <ForOwners />;
  const failure = (
    <div className="p-4 lg:p-6">
      <ErrorState onRetry={() => void query.refetch()}>{messages.changesNotLoaded}</ErrorState>
    </div>
  );
  return (
    <QueryResult query={query} loading={<Spinner label={messages.loadingChanges} />} failure={failure}>
      {({ changes, nextCursor }) => (
        <LastAnswer isFetching={query.isFetching}>
          <div className="px-4 py-2 lg:px-6">
            {changes.length > 0 ? <ChangesList changes={changes} /> : query.currentData && <NoChanges view={view} />}
          </div>
          <LogPages view={view} nextCursor={nextCursor} />
        </LastAnswer>
      )}
    </QueryResult>
  );
}

const ShowAll = () => (
  <p ref={keepFocus}>
    <Link to={paths.log} className={buttonClass('secondary')}>
      {messages.showAllChanges}
    </Link>
  </p>
);

const MAX_BOOKS = 5;

interface Matches {
  books: readonly Book[];
  state: 'searching' | 'searched' | 'failed';
}

/** Books whose title or ISBN was typed as the subject. */
function useMatchingBooks({ subject = '' }: ChangesQuery, isSkipped = false): Matches {
  const q = subject.slice(0, LIMITS.bookSearch);
  const { currentData, isFetching, isError } = useGetBooksPageQuery(
    { q, limit: MAX_BOOKS },
    { skip: isSkipped || q === '' },
  );
  const books = currentData?.books.filter(({ _id }) => _id !== subject) ?? [];
  if (isFetching) return { books, state: 'searching' };
  return { books, state: isError ? 'failed' : 'searched' };
}

function getSubjectError({ books, state }: Matches): string {
  if (state === 'failed') return messages.enterASubject;
  return state === 'searched' && books.length === 0 ? `${messages.noSuchTitle} ${messages.enterASubject}` : '';
}

/** Offers the activity of these books. */
function MatchingBooks({ filter, books }: { filter: ChangesQuery; books: readonly Book[] }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {books.length > 0 && (
        <>
          <p className="font-medium">{messages.didYouMeanABook}</p>
          <ul ref={keepFocus} className="py-2">
            {books.map(({ _id, title }) => (
              <li key={_id} className="py-1">
                <TextLink to={toLogAddress({ ...filter, subject: _id })} state={{ title }}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function NoChanges({ view }: { view: ChangesQuery }) {
  const { subject = '', ...others } = view;
  const { books, state } = useMatchingBooks(view);
  const { state: link } = useLocation();
  if (state === 'searching') return null;
  const title = (link as { title?: string } | null)?.title;
  const isNamed = subject !== '' && books.length === 0 && Object.keys(others).length === 0;
  const text = isNamed ? messages.noActivityOf(title ?? toOrderNumber(subject)) : messages.noSuchChange;
  return (
    <div className="py-2">
      <MatchingBooks filter={view} books={books} />
      <EmptyState icon="book" action={isFiltered(view) && <ShowAll />}>
        {isFiltered(view) ? text : messages.noChangesYet}
      </EmptyState>
    </div>
  );
}

function LogPages({ view, nextCursor }: { view: ChangesQuery; nextCursor: string | null }) {
  const trail = useCursorTrail();
  const { cursor = '', ...filter } = view;
  if (cursor === '' && nextCursor === null) return null;
  const turn = (label: string, to: string, next: readonly string[]) => (
    <PageLink to={toLogAddress({ ...filter, cursor: to })} trail={next}>
      {label}
    </PageLink>
  );
  return (
    <nav
      aria-label={messages.pages}
      className="flex flex-wrap items-center gap-3 border-line border-t px-4 py-4 lg:px-6"
    >
      {cursor !== '' && turn(messages.newerChanges, trail.at(-1) ?? '', trail.slice(0, -1))}
      {nextCursor !== null && (
        <span className="ml-auto">{turn(messages.olderChanges, nextCursor, [...trail, cursor])}</span>
      )}
    </nav>
  );
}
