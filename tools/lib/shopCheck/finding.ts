/** What is wrong in a shop's folder: one line for the owner. */
export interface ShopFinding {
  /** Within the folder. */
  file: string;
  /** The way to the field: `banner.title`, `1.name`; empty where it is the file as a whole. */
  field: string;
  /** What is wrong, and what to do. */
  says: string;
}

export const lineOf = ({ file, field, says }: ShopFinding): string => [file, field, says].filter(Boolean).join('  ');
