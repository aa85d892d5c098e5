import { createContext } from 'react';

/** Whether the start screen has lifted. Behind it only the first view is rendered: the less there is, the sooner it lifts. */
export const IsStartScreenLifted = createContext(true);
