import * as messages from '@bookstore/messages/dashboardBooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { listBookDrafts, NEW_BOOK } from './bookDrafts.ts';

export function UnsavedDrafts() {
  const [drafts] = useState(listBookDrafts);
  if (drafts.length === 0) return null;
  return (
    <Alert tone="note">
      <p>{messages.unsavedDrafts}</p>
      <ul>
        {drafts.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={id === NEW_BOOK ? paths.addBook : paths.editBook(id)}
              className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
            >
              {messages.continueWith(title.trim() || messages.untitledBook)}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
