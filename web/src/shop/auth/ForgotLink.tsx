import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { FORGOT, LOG_IN } from './authErrorMessage.ts';

/** A link within text, high enough for touch. */
export const LINK = 'inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4';

export function ForgotLink() {
  return (
    <Link to={`${paths.login}?forgot`} className={LINK}>
      {FORGOT}
    </Link>
  );
}

const LINKS = [
  { label: FORGOT, link: <ForgotLink /> },
  {
    label: LOG_IN,
    link: (
      <Link to={paths.login} className={LINK}>
        {LOG_IN}
      </Link>
    ),
  },
];

/** Makes the name of a page within the text a link. */
export function WithLink({ text }: { text: string }) {
  const found = LINKS.find(({ label }) => text.includes(label));
  if (!found) return text;
  const [before = '', after = ''] = text.split(found.label);
  // The quotation marks stay with the link.
  return (
    <>
      {before.slice(0, -1)}
      <span className="whitespace-nowrap">
        {before.slice(-1)}
        {found.link}
        {after.slice(0, 1)}
      </span>
      {after.slice(1)}
    </>
  );
}
