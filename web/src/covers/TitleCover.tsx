import { wrapTitle } from './wrapTitle.ts';

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

/** A cloth-bound cover with the title on it, drawn in the page: no file, no request. */
export function TitleCover({ title, author, alt, className }: Props) {
  const lines = wrapTitle(title, 13, 6).map((text, index, { length }) => ({ text, y: 180 - 15 * length + 30 * index }));
  // A line of broad letters stays inside the frame.
  const isWide = lines.some(({ text }) => text.length > 12);
  return (
    <svg viewBox="0 0 240 360" className={className} role="img" aria-label={alt} aria-hidden={alt === ''}>
      <rect width="240" height="360" fill={clothOf(title)} />
      <path d="M14 0v360" stroke="#000" strokeOpacity=".18" strokeWidth="3" />
      <rect x="30" y="26" width="186" height="308" fill="none" stroke="#f7ead2" strokeOpacity=".7" strokeWidth="1.5" />
      <text fill="#f7ead2" fontSize={isWide ? 19 : 22} textAnchor="middle" className="font-display">
        {lines.map(({ text, y }) => (
          <tspan key={y} x="123" y={y}>
            {text}
          </tspan>
        ))}
      </text>
      <path d="M98 276h50" stroke="#f7ead2" strokeOpacity=".7" strokeWidth="1.5" />
      <text x="123" y="302" fill="#f7ead2" fontSize="13" textAnchor="middle">
        {wrapTitle(author ?? '', 24, 1)[0]}
      </text>
    </svg>
  );
}
