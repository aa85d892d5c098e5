import { lookupStandInAnswer } from '@bookstore/contract/test/lookupStandIn';
import type { AskHost } from '../src/books/lookups/askHost.ts';

/** Answers lookups by ISBN instead of the hosts. */
export const askStandIn: AskHost = async ({ hostname, search }) => lookupStandInAnswer(hostname, search);
