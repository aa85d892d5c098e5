import { lookupStandInAnswer } from '@bookstore/contract/test/lookupStandIn';
import type { FetchFromHost } from '../src/books/lookups/hostFetch.ts';

export const fetchFromStandIn: FetchFromHost = async ({ hostname, search }) => lookupStandInAnswer(hostname, search);
