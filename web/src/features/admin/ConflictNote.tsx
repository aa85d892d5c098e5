import { Alert } from '../../ui/Alert.tsx';
import type { BookFields } from './bookForm.ts';

const LABELS: Record<keyof BookFields, string> = {
  title: 'Title',
  author: 'Author',
  description: 'Description',
  category: 'Category',
  trending: 'Trending',
  oldPrice: 'Old Price',
  newPrice: 'New Price',
  coverImage: 'Cover Image',
};

/** After an edit that came too late: what the book holds now, where it differs from what was typed. */
export function ConflictNote({ typed, theirs }: { typed: BookFields; theirs: BookFields }) {
  const names = (Object.keys(LABELS) as (keyof BookFields)[]).filter((name) => typed[name] !== theirs[name]);
  return (
    <Alert>
      <p>
        Somebody changed this book meanwhile. Yours is still in the form; update again to replace what is there now:
      </p>
      <dl className="grid gap-1 pt-2">
        {names.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-medium">{LABELS[name]}:</dt>
            <dd className="wrap-anywhere line-clamp-3">{describe(theirs[name])}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}

function describe(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value || 'empty';
}
