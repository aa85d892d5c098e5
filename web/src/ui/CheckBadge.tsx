import { Icon } from './Icon.tsx';

export const CheckBadge = () => (
  <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
    <Icon name="check" />
  </span>
);
