import type { Change, ChangedBook } from '@bookstore/contract/api/changes';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/staff';
import { Children, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { countText, formatMoment } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { authorName, fieldName, fieldText } from './changeTexts.ts';
import { toLogAddress } from './logView.ts';

export function ChangesList({ changes }: { changes: readonly Change[] }) {
  return (
    <ol className="divide-y divide-line">
      {changes.map((change) => (
        <li key={change._id} className="grid gap-1 py-3 max-sm:gap-0 max-sm:py-2">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">
              {messages.whatChanged[change.what](change.count, countText(change.count))}
            </span>
            <span className="text-ink-soft text-sm">
              {Children.toArray(messages.byPerson(<Author key="author" by={change.by} />))}
            </span>
            <time dateTime={change.at} className="text-ink-soft text-sm tabular-nums">
              {formatMoment(change.at)}
            </time>
          </p>
          <Subjects change={change} />
        </li>
      ))}
    </ol>
  );
}

function TextLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent max-sm:-my-1.5 max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
    >
      <bdi>{children}</bdi>
    </Link>
  );
}

const Author = ({ by }: { by: string }) => <TextLink to={toLogAddress({ by })}>{authorName(by)}</TextLink>;

const ABOUT_ORDERS = /^(order|invoice|credit-note)-/;

function Subjects({ change: { what, subjects, count, books = [], fields = [] } }: { change: Change }) {
  const isOrder = ABOUT_ORDERS.test(what);
  const others = subjects.filter((id) => !books.some((book) => book._id === id));
  const more = count - subjects.length;
  return (
    <>
      {books.map((book) => (
        <BookChange key={book._id} book={book} />
      ))}
      {others.length > 0 && (
        <p className="wrap-anywhere flex flex-wrap gap-x-3 text-sm">
          {others.map((id) =>
            isOrder ? (
              <TextLink key={id} to={paths.adminOrder(id)}>
                {messages.order(shortId(id))}
              </TextLink>
            ) : (
              <bdi key={id}>{id}</bdi>
            ),
          )}
        </p>
      )}
      {fields.length > 0 && <p className="text-ink-soft text-sm">{messages.fieldsChanged(fields.map(fieldName))}</p>}
      {more > 0 && <p className="text-ink-soft text-sm">{messages.andMore(more, countText(more))}</p>}
    </>
  );
}

function BookChange({ book: { _id, title, fields } }: { book: ChangedBook }) {
  const changed = Object.entries(fields);
  return (
    <div className="text-sm">
      <TextLink to={paths.editBook(_id)}>{title}</TextLink>
      {changed.length > 0 && (
        <ul>
          {changed.map(([name, field]) => (
            <li key={name} dir="auto" className="wrap-anywhere text-ink-soft">
              {fieldText(name, field)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
