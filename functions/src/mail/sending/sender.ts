import { InvalidDocument } from '../../firestore/readDocument.ts';
import { retry } from '../../firestore/retryCollisions.ts';
import type { Log } from '../../http/log.ts';
import type { Clock } from '../../lib/clock.ts';
import { onOneLine } from '../letter.ts';
import type { MailRecord, SendState } from '../mailRecord.ts';
import { afterFailure, afterSuccess, type RetrySchedule } from './attempts.ts';
import type { MailAction, Outbox } from './outbox.repository.ts';
import type { Smtp } from './smtp.ts';

export interface Sender {
  /** Sends a mail if it is due. @throws if Firestore fails, so that the event is redelivered */
  handle(id: string, eventId: string): Promise<void>;
}

interface SenderDependencies {
  outbox: Pick<Outbox, 'begin' | 'end' | 'setAside'>;
  smtp: () => Promise<Smtp>;
  clock: Clock;
  log: Log;
  schedule: RetrySchedule;
  /** Waits within the event; without it the sweep sends the mail. */
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

const shorten = (text: string) => onOneLine(text).slice(0, 300);

/** More than the client's, because an unrecorded mail is sent again. */
const MAX_ATTEMPTS = 4;

const withRetries = (task: () => Promise<void>): Promise<void> =>
  retry(task, (error, attempt) => {
    if (attempt === MAX_ATTEMPTS) throw error;
    return 200 * 2 ** attempt;
  });

/** Longer than a step can be undone, shorter than the function's timeout. */
const MAX_WAIT_MS = 20_000;

export function createSender({ outbox, smtp, clock, log, schedule, wait }: SenderDependencies): Sender {
  async function begin(id: string, eventId: string): Promise<MailAction> {
    try {
      return await outbox.begin(id, eventId, clock());
    } catch (error) {
      if (!(error instanceof InvalidDocument)) throw error;
      // Retrying would not help.
      log({ severity: 'ERROR', message: error.message, path: error.path });
      await outbox.setAside(id);
      return { kind: 'nothing' };
    }
  }

  async function beginInTime(id: string, eventId: string): Promise<Exclude<MailAction, { kind: 'wait' }>> {
    for (;;) {
      const action = await begin(id, eventId);
      if (action.kind !== 'wait') return action;
      const milliseconds = action.until.getTime() - clock().getTime();
      if (!wait || milliseconds > MAX_WAIT_MS) return { kind: 'nothing' };
      await wait(Math.max(1, milliseconds));
    }
  }

  const report = (
    severity: 'INFO' | 'WARNING' | 'ERROR',
    message: string,
    id: string,
    { attempts }: SendState,
    code?: string,
  ) => log({ severity, message, mail: id, attempts, ...(code !== undefined && { code }) });

  async function send(mail: MailRecord, begun: SendState): Promise<SendState> {
    const result = await (await smtp()).send({ ...mail, delivery: begun });
    if (result.kind === 'sent') {
      report('INFO', 'A mail was sent.', mail.id, begun);
      const { messageId, response } = result;
      return afterSuccess(begun, { messageId, response: shorten(response) }, clock());
    }
    const failure = { error: shorten(result.error), isFinal: result.isFinal };
    const ended = afterFailure(begun, failure, clock(), schedule);
    if (result.isOfRecipient) report('WARNING', 'The address of a mail was refused.', mail.id, begun, result.code);
    else if (ended.state === 'ERROR') report('ERROR', 'A mail was given up.', mail.id, begun, result.code);
    else report('WARNING', 'A mail was not sent.', mail.id, begun, result.code);
    return ended;
  }

  return {
    async handle(id, eventId) {
      const action = await beginInTime(id, eventId);
      if (action.kind === 'give up') report('ERROR', 'A mail was given up.', id, action.delivery);
      if (action.kind !== 'send') return;
      const ended = await send(action.mail, action.delivery);
      await withRetries(() => outbox.end(id, action.delivery, ended, clock()));
    },
  };
}
