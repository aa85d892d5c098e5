// The one file that knows nodemailer. It imports nothing else of ours, so that it is a file of its own in the bundle, which
// loads when a mail is sent and not before.
import { createTransport } from 'nodemailer';
import type { MailRecord } from '../mailRecord.ts';
import type { Mailbox } from '../mailSettings.ts';

type SendingResult =
  /** `response` is what the mail server said. */
  | { kind: 'sent'; messageId: string; response: string }
  /**
   * `error` may name the address: it belongs into the mail's document, and into no log. `code`, such as `EENVELOPE 550`, tells
   * what kind of failure it is and no more. `isFinal`: the server will never take this mail. `isOfRecipient`: for its address.
   */
  | { kind: 'failed'; error: string; code: string; isFinal: boolean; isOfRecipient: boolean };

export interface Smtp {
  send(mail: Pick<MailRecord, 'id' | 'to' | 'message' | 'delivery'> & { replyTo?: string }): Promise<SendingResult>;
}

/** Milliseconds; together below what the function may take. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** What the server refuses of one mail, which no later attempt changes; a password can be put right meanwhile. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

function toFailure(error: unknown): SendingResult {
  const {
    message,
    code = 'unknown',
    responseCode,
    command,
  } = error as { message: string; code?: string; responseCode?: number; command?: string };
  const isFinal = OF_THE_MAIL.has(code) && (responseCode === undefined || responseCode >= 500);
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
  /** A server on this machine speaks no TLS; any other has to. */
  isLocal: boolean;
}

/** A mail server. Every mail gets a connection of its own: instances sleep between mails, and connections do not survive that. */
export function createSmtp({ url, from, isLocal }: SmtpOptions): Smtp {
  const security = { requireTLS: !isLocal, ignoreTLS: isLocal, disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ url, ...TIMEOUTS, ...security });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);

  return {
    async send({ id, to, replyTo = '', message: { subject, text, html }, delivery: { requests } }) {
      // The same for an attempt that repeats one whose end nobody knows: a mail server may drop the repetition.
      const messageId = `<${id}${requests > 0 ? `.${requests}` : ''}@${domain}>`;
      const headers = { 'Auto-Submitted': 'auto-generated' };
      // An address that is given as such is not read as a list of several.
      const recipient = { name: '', address: to };
      const answered = replyTo === '' ? {} : { replyTo: { name: '', address: replyTo } };
      try {
        const { response } = await transport.sendMail({
          from,
          to: recipient,
          ...answered,
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
