import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { FORGOT } from './authErrorMessage.ts';

/** A link among texts, as high as a finger needs it. */
export const LINK = 'inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4';

/** The way to another password. */
export function ForgotLink() {
  return (
    <Link to={`${paths.login}?forgot`} className={LINK}>
      {FORGOT}
    </Link>
  );
}

/** A text in which the link's own words, where it has them, are the link. */
export function WithForgotLink({ text }: { text: string }) {
  const [before, after] = text.split(FORGOT);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <ForgotLink />
      {after}
    </>
  );
}
