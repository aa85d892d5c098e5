import {
  PLACEHOLDER_ORDERS_LEFT,
  PLACEHOLDER_WEBSITE_VISITS,
  SAMPLE_REVENUE_USD,
} from '@bookstore/contract/dashboardSamples';
import { currencyName } from '@bookstore/contract/format/currency';
import { formatDollars } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/dashboard';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { Card } from '../../ui/Card.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { BarChart } from '../ui/BarChart.tsx';

const BARS = SAMPLE_REVENUE_USD.map(({ month, revenue }) => ({ label: month, value: revenue }));

/** Figures that the specification invents. */
export function SampleFigures({ hasChart }: { hasChart: boolean }) {
  return (
    <section aria-labelledby="sample-figures" className="grid gap-4 border-line border-t pt-4 sm:gap-6 sm:pt-6">
      <h2 id="sample-figures" className="text-ink-soft">
        {messages.sampleFigures}
      </h2>
      <div className="grid gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-[2fr_1fr]">
        <div className="grid gap-3 sm:gap-4 md:max-xl:contents">
          {hasChart && <RevenueSection />}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-[1fr_1fr_2fr]">
            <Figure label={messages.ordersLeft} value={PLACEHOLDER_ORDERS_LEFT} />
            <Figure label={messages.websiteVisits} value={PLACEHOLDER_WEBSITE_VISITS} />
            <TitledCard title={messages.studentsByType} className="max-xl:col-span-full">
              <p className="grid min-h-16 grow place-items-center rounded-control border-2 border-line border-dashed bg-paper-sunk text-ink-soft">
                {messages.chart}
              </p>
            </TitledCard>
          </div>
        </div>
        <SampleUsers />
      </div>
    </section>
  );
}

function RevenueSection() {
  return (
    <TitledCard title={messages.monthlyRevenue} className="md:max-xl:col-span-2">
      <BarChart bars={BARS} isMoney format={formatDollars} isSample className="h-52" />
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
    </TitledCard>
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

function SampleUsers() {
  return (
    <TitledCard title={messages.usersByAverageOrder}>
      <ScrollRegion label={messages.usersByAverageOrder} className="max-h-96 overflow-y-auto">
        <ul className="divide-y divide-line">
          {SAMPLE_USERS.map(({ name, score }) => (
            <li key={name} className="flex min-h-13 items-center gap-4">
              <span>{name}</span>
              <span className="ml-auto pr-3 tabular-nums">{score}</span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </TitledCard>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Card className="p-4!">
      <p className="font-display text-xl tabular-nums">{value}</p>
      <p className="hyphens-auto text-ink-soft text-sm">{label}</p>
    </Card>
  );
}

function TitledCard({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <Card className={classNames('flex flex-col gap-3 p-4!', className)}>
      <h3 className="font-display">{title}</h3>
      {children}
    </Card>
  );
}
