// The only file that imports nodemailer, bundled separately and loaded with the first mail. It imports nothing else
// of ours.
import { createTransport } from 'nodemailer';
import type { MailRecord } from '../mailRecord.ts';
import type { Mailbox } from '../mailSettings.ts';

type SendingResult =
  /** `response` is the mail server's text. */
  | { kind: 'sent'; messageId: string; response: string }
  /**
   * `error` may contain the address, so it is stored but not logged; `code`, such as `EENVELOPE 550`, is logged.
   * `isOfRecipient`: because of the address.
   */
  | { kind: 'failed'; error: string; code: string; isFinal: boolean; isOfRecipient: boolean };

export interface Smtp {
  send(mail: Pick<MailRecord, 'id' | 'to' | 'message' | 'delivery'> & { replyTo?: string }): Promise<SendingResult>;
}

/** Milliseconds; together below the function's timeout. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Caused by the mail itself, so permanent; a wrong password can be corrected. */
const MAIL_ERRORS = new Set(['EENVELOPE', 'EMESSAGE']);

function toFailure(error: unknown): SendingResult {
  const {
    message,
    code = 'unknown',
    responseCode,
    command,
  } = error as { message: string; code?: string; responseCode?: number; command?: string };
  const isFinal = MAIL_ERRORS.has(code) && (responseCode === undefined || responseCode >= 500);
  const isOfRecipient = isFinal && command === 'RCPT TO';
  return {
    kind: 'failed',
    error: message,
    code: [code, responseCode].filter(Boolean).join(' '),
    isFinal,
    isOfRecipient,
  };
}

interface SmtpOptions {
  url: string;
  from: Mailbox;
  /** Local servers have no TLS; others require it. */
  isLocal: boolean;
}

/** Opens a connection per mail, because connections do not survive a sleeping instance. */
export function createSmtp({ url, from, isLocal }: SmtpOptions): Smtp {
  const security = { requireTLS: !isLocal, ignoreTLS: isLocal, disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ url, ...TIMEOUTS, ...security });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);

  return {
    async send({ id, to, replyTo = '', message: { subject, text, html }, delivery: { requests } }) {
      // Stable over attempts, so that mail servers may drop duplicates.
      const messageId = `<${id}${requests > 0 ? `.${requests}` : ''}@${domain}>`;
      const headers = { 'Auto-Submitted': 'auto-generated' };
      // An object, so that the address is not parsed as a list.
      const recipient = { name: '', address: to };
      const replyHeader = replyTo === '' ? {} : { replyTo: { name: '', address: replyTo } };
      try {
        const { response } = await transport.sendMail({
          from,
          to: recipient,
          ...replyHeader,
          subject,
          text,
          html,
          messageId,
          headers,
        });
        return { kind: 'sent', messageId, response };
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}
