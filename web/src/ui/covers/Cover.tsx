import { CLOTH_INK, clothOf, coverSet } from '@bookstore/contract/covers';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { useState } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { type CoverFields, type CoverPicture, coverPicture } from './coverPicture.ts';

interface Props {
  book: CoverFields & { title: string; author?: string | undefined };
  /** Empty if the title is next to the cover. */
  alt: string;
  sizes: string;
  isEager?: boolean;
  /** Address of the same picture on the screen (displayedPicture), shown while this one loads. */
  placeholder?: string | undefined;
  className?: string;
}

export function Cover({ book, alt, sizes, isEager = false, placeholder, className }: Props) {
  const picture = coverPicture(book);
  const [broken, setBroken] = useState<string>();
  const frame = classNames('aspect-2/3 w-full rounded-cover bg-paper-sunk object-cover', className);
  if (!picture || picture.large === broken) {
    return <TitleCover title={book.title} author={namedAuthor(book)} alt={alt} className={frame} />;
  }
  return (
    <img
      alt={alt}
      src={picture.large}
      {...(picture.small && { srcSet: sourceSet(picture), sizes })}
      // The picture's host should not see the page's address.
      referrerPolicy="no-referrer"
      width={240}
      height={360}
      className={frame}
      // A cached picture is painted in the next frame.
      decoding={placeholder ? 'sync' : 'async'}
      style={
        placeholder && placeholder !== picture.large
          ? { background: `url("${placeholder}") center / cover` }
          : undefined
      }
      loading={isEager ? 'eager' : 'lazy'}
      onError={() => setBroken(picture.large)}
    />
  );
}

const sourceSet = ({ small, large }: CoverPicture) => coverSet(small ?? large, large);

/** Loads only the shop's own covers. Resolves after success or failure. */
export async function preloadCover(book: CoverFields, sizes: string): Promise<void> {
  const picture = coverPicture(book);
  if (!picture || !(picture.small || book.cover)) return;
  const image = new Image();
  image.sizes = sizes;
  image.srcset = sourceSet(picture);
  await image.decode().catch(() => undefined);
}

export function displayedPicture(book: CoverFields): string | undefined {
  const picture = coverPicture(book);
  const loaded = new Set([...document.images].filter(({ complete }) => complete).map(({ currentSrc }) => currentSrc));
  return [picture?.large, picture?.small].find(
    (address) => address && loaded.has(new URL(address, document.baseURI).href),
  );
}

interface TitleCoverProps {
  title: string;
  author?: string | undefined;
  alt: string;
  className: string;
}

function TitleCover({ title, author, alt, className }: TitleCoverProps) {
  return (
    <svg
      viewBox="0 0 240 360"
      className={className}
      style={{ color: CLOTH_INK }}
      role="img"
      aria-label={alt}
      aria-hidden={alt === ''}
    >
      <rect width="240" height="360" fill={clothOf(title)} />
      <path d="M14 0v360" stroke="#000" strokeOpacity=".18" strokeWidth="3" />
      <rect
        x="30"
        y="26"
        width="186"
        height="308"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".7"
        strokeWidth="1.5"
      />
      <foreignObject x="40" y="60" width="166" height="200">
        <div className="grid h-full content-center">
          <p
            data-text={title}
            style={{ fontSize: titleSize(title) }}
            className={`${WRITTEN} wrap-anywhere text-balance font-display leading-[1.36]`}
          />
        </div>
      </foreignObject>
      <path d="M98 276h50" stroke="currentColor" strokeOpacity=".7" strokeWidth="1.5" />
      <foreignObject x="40" y="287" width="166" height="22">
        <p data-text={author} className={`${WRITTEN} truncate text-[13px] leading-[22px]`} />
      </foreignObject>
    </svg>
  );
}

/** Generated content, because the title is also beside it for searching and copying. */
const WRITTEN = 'text-center [unicode-bidi:plaintext] before:content-[attr(data-text)]';

/** Room for the title, in units of the drawing. The smallest font size fits the longest title. */
const [TITLE_WIDTH, TITLE_HEIGHT] = [166, 200];
const TITLE_SIZES = [22, 18, 15, 12, 10, 8] as const;

const NO_WIDTH = /[\p{M}\p{Cf}]/gu;
/** Narrow letters: Latin to Cyrillic, Hebrew and Arabic, Thai, accented Latin and Greek, punctuation. */
const NARROW = /^[\u{20}-\u{52f}\u{590}-\u{6ff}\u{e00}-\u{e7f}\u{1e00}-\u{206f}]$/u;

/** Estimated width relative to height, including gaps at line ends. */
const estimateWidth = (character: string) => (NARROW.test(character) ? (/\p{Lu}/u.test(character) ? 0.8 : 0.62) : 1.1);

/** Largest font size at which a title fits, in units of the drawing. */
function titleSize(title: string): number {
  const width = Array.from(title.replaceAll(NO_WIDTH, '')).reduce(
    (sum, character) => sum + estimateWidth(character),
    0,
  );
  const fits = (size: number) => Math.ceil((width * size) / TITLE_WIDTH) * size * 1.36 <= TITLE_HEIGHT;
  return TITLE_SIZES.find(fits) ?? 8;
}
