import { type BrowseState, browsePath, withChoice } from '@bookstore/contract/search/browseState';
import { type ComponentProps, createContext, type MouseEvent, use, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

type Choice = Partial<BrowseState>;

type Choose = (choice: Choice) => string;

const ChooseContext = createContext<Choose | null>(null);

export const Choices = ChooseContext.Provider;

/** Combines choices made before the page has rendered. */
export function useChoices(state: BrowseState): Choose {
  const [params] = useSearchParams();
  const chosen = useRef({ params, state });
  return (choice) => {
    const current = chosen.current.params === params ? chosen.current.state : state;
    const next = withChoice(current, choice);
    chosen.current = { params, state: next };
    return browsePath(next);
  };
}

export function useChoose(): Choose {
  const choose = use(ChooseContext);
  if (!choose) throw new Error('A choice needs the browse page around it.');
  return choose;
}

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick' | 'state'> {
  state: BrowseState;
  choice: Choice;
  onClick?: () => void;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

export function ChoiceLink({ state, choice, onClick, ...props }: Props) {
  const choose = useChoose();
  const navigate = useNavigate();
  const shownPath = browsePath(withChoice(state, choice));
  return (
    <Link
      {...props}
      to={shownPath}
      onClick={(event) => {
        onClick?.();
        if (opensElsewhere(event)) return;
        const path = choose(choice);
        if (path === shownPath) return;
        event.preventDefault();
        void navigate(path);
      }}
    />
  );
}
