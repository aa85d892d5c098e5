import type { ReactNode } from 'react';

interface Difference {
  name: string;
  mine: string;
  theirs: string;
  action?: ReactNode;
}

interface Props {
  differences: readonly Difference[];
  labels: { mine: string; theirs: string; empty: string };
}

export function VersionDifferences({ differences, labels }: Props) {
  return (
    <dl className="grid gap-4 empty:hidden">
      {differences.map(({ name, mine, theirs, action }) => (
        <div key={name} className="grid justify-items-start gap-2 border-line-strong border-t pt-3">
          <dt className="font-medium">{name}</dt>
          <dd className="grid w-full gap-x-6 gap-y-2 sm:grid-cols-2">
            <Version name={labels.mine} value={mine || labels.empty} />
            <Version name={labels.theirs} value={theirs || labels.empty} />
          </dd>
          {action && <dd>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Version({ name, value }: { name: string; value: string }) {
  return (
    <p className="grid content-start">
      <span className="text-ink-soft text-sm">{name}</span>
      <span dir="auto" className="wrap-anywhere whitespace-pre-line">
        {value}
      </span>
    </p>
  );
}
