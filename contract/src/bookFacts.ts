import type { BookDetails } from './bookDetails.ts';
import type { BookFormat } from './bookFormat.ts';
import { languageName } from './languageTag.ts';

export const FORMAT_LABELS: Readonly<Record<BookFormat, string>> = {
  hardcover: 'Hardcover',
  paperback: 'Paperback',
  other: 'Other',
};

/** What is known of a book beside its author and dates, by its name, as readers are told it. */
export function bookFacts({ isbn, publisher, pages, language, format }: BookDetails): [name: string, value: string][] {
  const facts: [string, string | undefined][] = [
    ['ISBN', isbn],
    ['Publisher', publisher],
    ['Pages', pages?.toLocaleString('en-US')],
    ['Language', language && languageName(language)],
    ['Format', format && FORMAT_LABELS[format]],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
