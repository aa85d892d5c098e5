import { createContext } from 'react';

/**
 * Stands for one attempt of an error boundary to show its children, new with every attempt. A part whose code did not come asks for it
 * again with a new one, and not before: it would ask without end.
 */
export const LoadAttempt = createContext<object>({});
