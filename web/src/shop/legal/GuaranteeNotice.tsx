import * as messages from '@bookstore/messages/legal';
import { language } from '@bookstore/messages/words';
import { law } from '@bookstore/shop/law';
import { classNames } from '../../lib/classNames.ts';

/** The official file, shown unchanged if the owner has added it. */
const FILES = import.meta.glob<string>('@bookstore/shop/pictures/guarantee-notice.{svg,png,webp,pdf}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const [file] = law.regime === 'eu' ? Object.values(FILES) : [];

const LINK = 'w-fit text-accent underline underline-offset-4';

/**
 * Harmonised notice on the legal guarantee (Directive 2011/83/EU, Article 5(1)(e), Regulation (EU) 2025/1960). Renders
 * nothing outside the EU or without the file.
 */
export function GuaranteeNotice({ className }: { className?: string }) {
  if (!file) return null;
  return (
    <figure className={classNames('grid gap-2 break-inside-avoid', className)}>
      {file.endsWith('.pdf') ? (
        <a href={file} className={LINK}>
          {messages.guaranteeNoticeFile}
        </a>
      ) : (
        // On white in the dark theme too, as published.
        <img
          src={file}
          alt={messages.guaranteeNotice}
          loading="lazy"
          className="max-h-[32rem] w-full rounded-control bg-white object-contain p-2"
        />
      )}
      <figcaption className="text-sm">
        <a
          href={`https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`}
          target="_blank"
          rel="noreferrer"
          className={LINK}
        >
          {messages.yourEurope}
        </a>
      </figcaption>
    </figure>
  );
}
