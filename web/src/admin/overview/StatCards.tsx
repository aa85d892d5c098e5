import type { Statistics } from '@bookstore/contract/api/admin';
import { TRENDING_LABEL } from '@bookstore/contract/constants';
import { formatDollars } from '@bookstore/contract/format/money';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/classNames.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { AdminIcon, type AdminIconName } from '../ui/AdminIcon.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';

export function StatCards({ statistics, hasSamples }: { statistics: Statistics; hasSamples: boolean }) {
  return (
    <ul aria-label="Statistics" className="grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4">
      <StatCard icon="book" label="Products" value={String(statistics.totalBooks)} />
      <StatCard icon="coins" label="Total Sales" value={formatDollars(statistics.totalSales)} to={paths.adminSales} />
      <StatCard
        icon="trend"
        label="Trending Books in This Month"
        value={String(statistics.trendingBooks)}
        sample={hasSamples ? `(${TRENDING_LABEL})` : ''}
      />
      <StatCard icon="parcel" label="Total Orders" value={String(statistics.totalOrders)} to={paths.adminOrders} />
    </ul>
  );
}

interface StatCardProps {
  icon: AdminIconName;
  label: string;
  value: string;
  /** Stands beside the value and is none of the shop's. */
  sample?: string;
  /** Where the whole card leads. */
  to?: string;
}

function StatCard({ icon, label, value, sample, to }: StatCardProps) {
  return (
    <li>
      <Card
        className={classNames(
          'relative flex h-full items-center gap-5 xl:max-2xl:flex-col xl:max-2xl:items-start xl:max-2xl:gap-4',
          to && 'transition-colors hover:border-accent',
        )}
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
          <AdminIcon name={icon} size={28} />
        </span>
        <div>
          <p className="flex items-baseline gap-2">
            <span className="font-display text-2xl tabular-nums">{value}</span>
            {sample && <span className="text-ink-soft">{sample}</span>}
          </p>
          {to ? (
            <Link
              to={to}
              className="text-ink-soft underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:text-ink"
            >
              {label}
            </Link>
          ) : (
            <p className="text-ink-soft">{label}</p>
          )}
          {sample && (
            <p className="pt-1">
              <span className="sr-only">{sample} is </span>
              <SampleMark />
            </p>
          )}
        </div>
      </Card>
    </li>
  );
}
