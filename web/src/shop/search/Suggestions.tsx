import { type Category, categoryName } from '@bookstore/contract/constants';
import * as messages from '@bookstore/messages/search';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { paths } from '../../paths.ts';
import { hidden } from '../../ui/hidden.tsx';
import { LineDrawing } from '../../ui/Icon.tsx';
import { Option } from './SearchHit.tsx';

const CLOCK = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12v4l2.5 2.5';
export const CROSS = 'm7 7 10 10M17 7 7 17';

const HEADING = 'flex h-9 items-center px-2 text-ink-soft text-sm';

interface Props {
  id: string;
  /** Latest first. */
  recent: readonly string[];
  genres: readonly Category[];
  /** Counts searches first, then genres. */
  active: number;
  optionId: (index: number) => string;
  onFollow: () => void;
  onForget: (words: string) => void;
}

export const suggestedPaths = ({ recent, genres }: Pick<Props, 'recent' | 'genres'>): string[] => [
  ...recent.map(paths.booksSearch),
  ...genres.map(paths.booksOf),
];

export function Suggestions({ id, recent, genres, active, optionId, onFollow, onForget }: Props) {
  const optionAt = (index: number) => ({ id: optionId(index), isActive: index === active, onFollow });
  return (
    <div className="relative">
      {/* Each option describes itself, so headings are visual only. */}
      <div id={id} role="listbox" aria-label={messages.suggestions}>
        {recent.length > 0 && (
          <span aria-hidden="true" className={HEADING}>
            {messages.recentSearches}
          </span>
        )}
        {recent.map((words, index) => (
          <Option
            key={words}
            {...optionAt(index)}
            to={paths.booksSearch(words)}
            className="flex h-11 gap-3 rounded-control pr-12 pl-2 text-ink"
          >
            <span className="text-ink-soft">
              <LineDrawing path={CLOCK} size={18} />
            </span>
            <span dir="auto" className="truncate">
              {messages.recentSearch(hidden, words)}
            </span>
          </Option>
        ))}
        <span aria-hidden="true" className={HEADING}>
          {messages.genres}
        </span>
        <span className="flex flex-wrap gap-2 px-2 pb-2">
          {genres.map((genre, index) => (
            <Option
              key={genre}
              {...optionAt(recent.length + index)}
              to={paths.booksOf(genre)}
              className="inline-flex min-h-11 rounded-full border border-line px-4 text-ink"
            >
              {hidden(messages.genre)}
              <span {...IN_SHOP_LANGUAGE}>{categoryName(genre)}</span>
            </Option>
          ))}
        </span>
      </div>
      {/* A listbox may contain options only. */}
      {recent.length > 0 && (
        <ul className="absolute top-9 right-0">
          {recent.map((words) => (
            <li key={words}>
              <button
                type="button"
                aria-label={messages.removeSearch(words)}
                className="grid size-11 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-paper-sunk hover:text-ink"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onForget(words)}
              >
                <LineDrawing path={CROSS} size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
