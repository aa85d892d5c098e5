import { Link, type To } from 'react-router-dom';
import type { CursorTrail } from '../../lib/cursorTrail.ts';
import { buttonClass } from '../../ui/buttonClass.ts';

interface Props {
  to: To;
  trail: CursorTrail;
  children: string;
}

export function PageLink({ to, trail, children }: Props) {
  return (
    <Link to={to} state={{ trail }} className={buttonClass('secondary', 'px-4!')}>
      {children}
    </Link>
  );
}
