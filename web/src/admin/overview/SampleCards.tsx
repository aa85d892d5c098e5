import {
  PLACEHOLDER_ORDERS_LEFT,
  PLACEHOLDER_WEBSITE_VISITS,
  SAMPLE_REVENUE_USD,
} from '@bookstore/contract/dashboardSamples';
import { currencyName } from '@bookstore/contract/format/currency';
import { formatDollars } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/dashboard';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { BarChart } from '../ui/BarChart.tsx';

const BARS = SAMPLE_REVENUE_USD.map(({ month, revenue }) => ({ label: month, value: revenue }));

/** The chart and the same numbers as a table for screen readers. */
export function RevenueSection() {
  return (
    <Card>
      <section aria-label={messages.monthlyRevenue}>
        <div className="flex items-start justify-between gap-3 pb-6">
          <h2 className="font-display text-xl">{messages.monthlyRevenue}</h2>
          <SampleMark />
        </div>
        <BarChart bars={BARS} isMoney format={formatDollars} isSample />
        <table className="sr-only">
          <caption>{messages.monthlyRevenueIn(currencyName())}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.month}</th>
              <th scope="col">{messages.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {SAMPLE_REVENUE_USD.map(({ month, revenue }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{formatDollars(revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

/** Sample names and scores (specification, section 2). */
const SAMPLE_USERS = [
  { name: 'Annette Watson', score: 9.3 },
  { name: 'Calvin Steward', score: 8.9 },
  { name: 'Ralph Richards', score: 8.7 },
  { name: 'Bernard Murphy', score: 8.2 },
  { name: 'Arlene Robertson', score: 8.2 },
  { name: 'Jane Lane', score: 8.1 },
  { name: 'Pat Mckinney', score: 7.9 },
  { name: 'Norman Walters', score: 7.7 },
] as const;

export function PlaceholderCards() {
  return (
    <div className="grid gap-4 sm:gap-6 md:grid-cols-2 lg:grid-cols-3">
      <div className="grid gap-4 sm:gap-6 md:max-lg:col-span-2 md:max-lg:grid-cols-2">
        <Figure label={messages.ordersLeft} value={PLACEHOLDER_ORDERS_LEFT} />
        <Figure label={messages.websiteVisits} value={PLACEHOLDER_WEBSITE_VISITS} />
      </div>
      <TitledCard title={messages.usersByAverageOrder}>
        <ScrollRegion label={messages.usersByAverageOrder} className="max-h-96 overflow-y-auto">
          <ul className="divide-y divide-line">
            {SAMPLE_USERS.map(({ name, score }) => (
              <li key={name} className="flex min-h-14 items-center gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-9 place-items-center rounded-full bg-accent-soft font-semibold text-accent text-sm"
                >
                  {name.slice(0, 1)}
                </span>
                <span>{name}</span>
                <span className="ml-auto pr-3 font-medium tabular-nums">{score}</span>
              </li>
            ))}
          </ul>
        </ScrollRegion>
      </TitledCard>
      <TitledCard title={messages.studentsByType}>
        <div className="grid min-h-64 flex-1 place-items-center rounded-control border-2 border-line border-dashed bg-paper-sunk text-2xl text-ink-soft">
          {messages.chart}
        </div>
      </TitledCard>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Card className="grid content-center gap-2">
      <div>
        <p className="font-display text-3xl tabular-nums">{value}</p>
        <p className="text-ink-soft">{label}</p>
      </div>
      <SampleMark />
    </Card>
  );
}

function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col">
      <div className="flex items-start justify-between gap-3 pb-4">
        <h2 className="font-display text-xl">{title}</h2>
        <SampleMark />
      </div>
      {children}
    </Card>
  );
}

/** Marks sample figures required by the specification. */
export function SampleMark() {
  return (
    <span className="shrink-0 justify-self-start rounded-full border border-line-strong px-2 py-0.5 font-sans text-ink-soft text-xs leading-tight tracking-normal">
      {messages.sampleData}
    </span>
  );
}
