import type { ImportedPublisher } from '@bookstore/contract/api/bookImport';
import type { ChangedField } from '@bookstore/contract/api/changes';
import type { BookFileRow } from '@bookstore/contract/bookFiles/readBookFile';
import type { RowProblem } from '@bookstore/contract/bookFiles/rowProblem';

export interface PlannedRow extends BookFileRow {
  /** Version of the book in the dry run; null for a new book. */
  seen: string | null;
  /** Null for a new book. */
  differences: Readonly<Record<string, ChangedField>> | null;
  /** Sender of the stored book, if the record has another one. */
  otherSender?: string;
  title?: string | undefined;
  /** Title of a book in the shop with the ISBN of this new one. */
  sameIsbnAs?: string;
  sameIsbnId?: string;
  /** The row as a change of that book. */
  update?: PlannedRow;
}

export interface ImportPlan {
  rows: PlannedRow[];
  added: number;
  changed: number;
  unchanged: number;
  deleted: number;
  leftOut: number;
  problems: RowProblem[];
  /** Rows that change only the latest message or publishers of books. */
  toNote: PlannedRow[];
  publishers: ImportedPublisher[];
  /** Why books or prices stay although a record changes them. */
  left: RowProblem[];
  /** ISBNs that several books would share, which may be intended. */
  sameIsbns: RowProblem[];
  /** Ignored cells of imported rows. */
  remarks: RowProblem[];
  unknownColumns: string[];
}
