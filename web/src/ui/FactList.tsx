export function FactList({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere text-ink">
            <bdi className="whitespace-pre-line">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
