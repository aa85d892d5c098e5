import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { FORGOT } from './authHelp.ts';
import { LINK } from './linkClass.ts';

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
