import { lookupStandInAnswer } from '@bookstore/contract/test/lookupStandIn';
import type { AskHost } from '../src/books/lookups/askHost.ts';

export const askStandIn: AskHost = async ({ hostname, search }) => lookupStandInAnswer(hostname, search);
