import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { FORGOT } from './authErrorMessage.ts';

/** A link within text, high enough for touch. */
export const LINK = 'inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4';

export function ForgotLink() {
  return (
    <Link to={`${paths.login}?forgot`} className={LINK}>
      {FORGOT}
    </Link>
  );
}

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
