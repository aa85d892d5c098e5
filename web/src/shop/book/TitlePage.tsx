import type { Book } from '@bookstore/contract/api/book';
import type { BookNote } from '@bookstore/contract/api/bookDetails';
import { coAuthorsOf, contributedBy, contributorGroups } from '@bookstore/contract/format/contributors';
import { readExcerpt } from '@bookstore/messages/excerpt';
import * as messages from '@bookstore/messages/series';
import { shop } from '@bookstore/shop/shop';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';

const LINK = 'underline underline-offset-4';

export function TitlePageDetails({ book }: { book: Book }) {
  const { series } = book;
  const coAuthors = coAuthorsOf(book);
  const groups = contributorGroups(book);
  if (!series && coAuthors.length === 0 && groups.length === 0) return null;
  return (
    <ul className="wrap-anywhere grid gap-1">
      {coAuthors.length > 0 && <li dir="auto">{messages.andBy(<Names key="names" names={coAuthors} />)}</li>}
      {series && (
        <li dir="auto">
          <SeriesLine series={series} />
        </li>
      )}
      {groups.map(({ role, names }) => (
        <li key={role} dir="auto" className="text-sm">
          {contributedBy(role, <Names key="names" names={names} />)}
        </li>
      ))}
    </ul>
  );
}

function SeriesLine({ series: { name, number } }: { series: NonNullable<Book['series']> }) {
  const link = (
    <Link key="series" to={paths.series(name)} className={LINK}>
      {name}
    </Link>
  );
  return number === undefined ? messages.partOfSeries(link) : messages.bookOfSeries(number, link);
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <Link to={paths.contributor(name)} className={LINK}>
        {name}
      </Link>
    </Fragment>
  ));
}

export function ExcerptLink({ id }: { id: string }) {
  return (
    <p>
      <Link to={paths.excerpt(id)} className="inline-flex items-center gap-2 py-2 underline underline-offset-4">
        <Icon name="book" size={20} />
        {readExcerpt}
      </Link>
    </p>
  );
}

export function ShopsNote({ note: { text, by } }: { note: BookNote }) {
  return (
    <figure className="grid max-w-prose gap-3 border-accent border-l-4 pl-5">
      <blockquote
        dir="auto"
        className="wrap-anywhere whitespace-pre-line font-display text-ink text-lg leading-relaxed"
      >
        {text}
      </blockquote>
      <figcaption dir="auto" className="wrap-anywhere text-ink-soft text-sm">
        {messages.noteBy(by, shop.name)}
      </figcaption>
    </figure>
  );
}
