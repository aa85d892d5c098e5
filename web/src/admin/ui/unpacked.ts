import { createContext } from 'react';

/** How many orders wait to be packed, as far as is known. */
export const Unpacked = createContext(0);

/** So far the shop counts. */
const MOST_SHOWN = 99;

/** A number of orders as it stands in little room. */
export const shortCount = (count: number) => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count));
