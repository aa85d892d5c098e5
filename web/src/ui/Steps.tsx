import { IN_SHOP_LANGUAGE } from '../lib/inShopLanguage.ts';

interface Step {
  title: string;
  text: string;
}

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol {...IN_SHOP_LANGUAGE} className="grid gap-5 sm:grid-flow-col sm:auto-cols-fr">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1">
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-accent-soft font-semibold text-accent"
          >
            {index + 1}
          </span>
          <span className="self-center font-medium text-ink">{title}</span>
          <span className="col-start-2 text-ink-soft text-sm">{text}</span>
        </li>
      ))}
    </ol>
  );
}
