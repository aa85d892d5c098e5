import type { PublisherContact } from '@bookstore/contract/api/publisher';
import * as messages from '@bookstore/messages/facts';
import { useGetPublisherQuery } from '../../api/publisherApi.ts';
import { mailTo } from '../../lib/contact.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Required by Regulation 2023/988, Art. 19. Renders nothing if the register lacks the publisher. */
export function ProductSafety({ publisher }: { publisher: string }) {
  const { currentData } = useGetPublisherQuery(publisher);
  if (!currentData) return null;
  const { responsible, ...manufacturer } = currentData;
  return (
    <details className="group">
      <summary className="-my-2 flex w-fit cursor-pointer list-none items-center gap-1 py-2 text-ink-soft underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {messages.productSafety}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="down" size={18} />
        </span>
      </summary>
      <div className="grid gap-3 pt-2 text-sm">
        <Contact contact={manufacturer} />
        {responsible && (
          <div>
            <p className="text-ink-soft">{messages.euContact}</p>
            <Contact contact={responsible} />
          </div>
        )}
      </div>
    </details>
  );
}

type ContactFields = Pick<PublisherContact, 'name' | 'address' | 'email'>;

function Contact({ contact: { name, address, email } }: { contact: ContactFields }) {
  return (
    <address dir="auto" className="wrap-anywhere whitespace-pre-line not-italic">
      {[name, address].filter(Boolean).join('\n')}
      {email && (
        <>
          {'\n'}
          <a href={mailTo(email)} className="text-accent underline underline-offset-4 hover:text-accent-strong">
            {email}
          </a>
        </>
      )}
    </address>
  );
}
