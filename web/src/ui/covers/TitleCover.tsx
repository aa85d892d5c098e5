const CLOTHS = ['#7d2415', '#1f4d46', '#2b3a67', '#6a4c1e', '#5a2a4d', '#33442b'] as const;

/** The same title always gets the same cloth. */
function clothOf(title: string): string {
  let sum = 0;
  for (const character of title) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return CLOTHS[sum % CLOTHS.length] ?? CLOTHS[0];
}

interface Props {
  title: string;
  author?: string | undefined;
  alt: string;
  className: string;
}

/**
 * Broken into lines by the browser, which knows where those of any script may end, and how wide its letters are. A part of the
 * picture: whoever searches the page or copies from it has the title that stands beside.
 */
const WRITTEN = 'text-center [unicode-bidi:plaintext] before:content-[attr(data-text)]';

/** A cloth-bound cover with the title on it, drawn in the page: no file, no request. */
export function TitleCover({ title, author, alt, className }: Props) {
  return (
    <svg
      viewBox="0 0 240 360"
      className={`text-[#f7ead2] ${className}`}
      role="img"
      aria-label={alt}
      aria-hidden={alt === ''}
    >
      <rect width="240" height="360" fill={clothOf(title)} />
      <path d="M14 0v360" stroke="#000" strokeOpacity=".18" strokeWidth="3" />
      <rect x="30" y="26" width="186" height="308" fill="none" stroke="#f7ead2" strokeOpacity=".7" strokeWidth="1.5" />
      <foreignObject x="40" y="60" width="166" height="200">
        <div className="grid h-full content-center">
          <p
            data-text={title}
            className={`${WRITTEN} wrap-anywhere line-clamp-6 text-balance font-display text-[22px] leading-[30px]`}
          />
        </div>
      </foreignObject>
      <path d="M98 276h50" stroke="#f7ead2" strokeOpacity=".7" strokeWidth="1.5" />
      <foreignObject x="40" y="287" width="166" height="22">
        <p data-text={author} className={`${WRITTEN} truncate text-[13px] leading-[22px]`} />
      </foreignObject>
    </svg>
  );
}
