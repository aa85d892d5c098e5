import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** The router follows the link, because a browser scrolls before the router can save the scroll position. */
export function AnchorLink({ to, ...props }: Props) {
  const { search } = useLocation();
  const navigate = useLinkClickHandler<HTMLAnchorElement>({ search, hash: to });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    navigate(event);
    const target = event.defaultPrevented && document.getElementById(to);
    if (!target) return;
    // The next Tab continues there, as after a native link.
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  return <a {...props} href={`#${to}`} onClick={follow} />;
}
