import { createContext } from 'react';

/** Whether the start screen has lifted. Behind it only what the first view shows is drawn: the less, the sooner it lifts. */
export const IsStartScreenLifted = createContext(true);
