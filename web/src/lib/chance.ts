import { createContext } from 'react';

/**
 * What an error boundary gives its children, new with every try to show them. A part whose code did not come asks for it
 * again with a new one, and not before: it would ask without end.
 */
export const Chance = createContext<object>({});
