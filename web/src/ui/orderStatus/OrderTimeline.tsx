import type { AdminOrderStep, OrderStatus } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/orders';
import { classNames } from '../../lib/classNames.ts';
import { formatMoment } from '../../lib/format.ts';
import { type Handover, statusLabel, type TimelineStep, toTimelineSteps } from './orderStatus.ts';

interface Props {
  /** The history includes authors if they are shown. */
  order: Handover & { status: OrderStatus; history: readonly AdminOrderStep[] };
  /** Author of steps without a name; without it no author is shown. */
  customer?: string;
}

export function OrderTimeline({ order, customer }: Props) {
  const { status, history } = order;
  const steps = toTimelineSteps(status, history);
  return (
    <ol aria-label={messages.orderProgress} className="grid gap-3 sm:grid-flow-col sm:auto-cols-fr sm:gap-0">
      {steps.map((step, index) => (
        <li
          key={step.status}
          aria-current={step.status === status ? 'step' : undefined}
          className="relative grid grid-cols-[1rem_1fr] gap-x-3 sm:block sm:pr-4"
        >
          <Mark isDone={step.isDone} hasEndedEarly={ENDED_EARLY.includes(status)} next={steps[index + 1]} />
          <span className="sm:block sm:pt-2">
            <span className={classNames('block font-medium', step.isDone ? 'text-ink' : 'text-ink-soft')}>
              {statusLabel(step.status, order)}
              {!step.isDone && <span className="sr-only">{messages.upcoming}</span>}
            </span>
            {step.at && (
              <time dateTime={step.at} className="block text-ink-soft text-sm">
                {formatMoment(step.at)}
              </time>
            )}
            {step.isDone && customer && (
              <span className="wrap-anywhere block text-ink-soft text-sm">
                {messages.by}
                <bdi>{step.by ?? customer}</bdi>
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

const ENDED_EARLY: readonly OrderStatus[] = ['cancelled', 'refused', 'returned'];

interface MarkProps {
  isDone: boolean;
  /** Cancelled and returned orders show nothing as a success. */
  hasEndedEarly: boolean;
  next: TimelineStep | undefined;
}

function Mark({ isDone, hasEndedEarly, next }: MarkProps) {
  const done = hasEndedEarly ? 'border-ink-soft bg-ink-soft' : 'border-accent bg-accent';
  return (
    <span aria-hidden="true" className="flex items-center pt-1.5 sm:pt-0">
      <span
        className={classNames(
          'size-3 shrink-0 self-start rounded-full border-2 sm:self-center',
          isDone ? done : 'border-line-strong bg-paper-raised',
        )}
      />
      {next && <span className={classNames('hidden h-0.5 grow sm:block', next.isDone ? done : 'bg-line-strong')} />}
    </span>
  );
}
