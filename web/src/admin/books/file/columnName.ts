import * as messages from '@bookstore/messages/bookImport';
import { fieldName } from '../../log/changeTexts.ts';

const NAMES: Readonly<Record<string, string>> = { _id: messages.id, createdAt: messages.addedOn };

export const getColumnName = (column: string): string => NAMES[column] ?? fieldName(column);
