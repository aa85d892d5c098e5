import type { Change, ChangeCode, ChangedBook } from '@bookstore/contract/api/changes';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/staff';
import { Children, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { countText, formatLongDate, formatTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { authorName, fieldName, fieldText } from './changeTexts.ts';
import { toLogAddress } from './logView.ts';

export function ChangesList({ changes }: { changes: readonly Change[] }) {
  return (
    <ol>
      {[...Map.groupBy(changes, ({ at }) => formatLongDate(at))].map(([day, ofDay]) => (
        <li key={day} className="py-2">
          <p className="border-line border-b pb-1 font-display text-lg">{day}</p>
          <ol className="divide-y divide-line">
            {ofDay.map((change) => (
              <ChangeOfDay key={change._id} change={change} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function ChangeOfDay({ change }: { change: Change }) {
  return (
    <li className="flex gap-4 py-3 max-sm:py-2">
      <time dateTime={change.at} className="w-12 shrink-0 pt-0.5 text-ink-soft text-sm tabular-nums">
        {formatTime(new Date(change.at))}
      </time>
      <div className="grid min-w-0 flex-1 gap-1 max-sm:gap-0">
        <p className="flex items-baseline justify-between gap-x-3 max-sm:grid">
          <span className="font-medium">
            {messages.whatChanged[change.what](change.count, countText(change.count))}
          </span>
          <span className="text-ink-soft text-sm">
            {Children.toArray(messages.byPerson(<Author key="author" by={change.by} />))}
          </span>
        </p>
        <Subjects change={change} />
      </div>
    </li>
  );
}

export function TextLink({ to, state, children }: { to: To; state?: object; children: ReactNode }) {
  return (
    <Link
      to={to}
      state={state}
      className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent max-sm:-my-1.5 max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
    >
      <bdi>{children}</bdi>
    </Link>
  );
}

const Author = ({ by }: { by: string }) => <TextLink to={toLogAddress({ by })}>{authorName(by)}</TextLink>;

const ABOUT_ORDERS = /^(order|invoice|credit-note)-/;

/** Fields that the title of the entry implies. */
const IMPLIED: Partial<Record<ChangeCode, string>> = {
  'book-deleted': 'deleted',
  'book-restored': 'deleted',
  'order-returned': 'returned',
};

const isShown = (what: ChangeCode, field: string) => field !== 'status' && field !== IMPLIED[what];

function Subjects({ change: { what, subjects, count, books = [], fields = [] } }: { change: Change }) {
  const isOrder = ABOUT_ORDERS.test(what);
  const others = subjects.filter((id) => !books.some((book) => book._id === id));
  const more = count - subjects.length;
  const names = fields.filter((name) => isShown(what, name)).map(fieldName);
  const orders = others.map((id) => (
    <TextLink key={id} to={paths.adminOrder(id)}>
      {messages.order(shortId(id))}
    </TextLink>
  ));
  const [order, part] = orders;
  return (
    <>
      {books.map((book) => (
        <BookChange key={book._id} book={book} what={what} />
      ))}
      {what === 'order-split' && part ? (
        <p className="text-sm">{Children.toArray(messages.splitOrder(order, part))}</p>
      ) : (
        others.length > 0 && (
          <p className="wrap-anywhere flex flex-wrap gap-x-3 text-sm">
            {isOrder ? orders : others.map((id) => <bdi key={id}>{id}</bdi>)}
          </p>
        )
      )}
      {names.length > 0 && <p className="text-ink-soft text-sm">{messages.fieldsChanged(names)}</p>}
      {more > 0 && <p className="text-ink-soft text-sm">{messages.andMore(more, countText(more))}</p>}
    </>
  );
}

function BookChange({ book: { _id, title, fields }, what }: { book: ChangedBook; what: ChangeCode }) {
  const changed = Object.entries(fields).filter(([name]) => isShown(what, name));
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
