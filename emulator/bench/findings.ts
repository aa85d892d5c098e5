export interface Table {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  notes?: string[];
}

export interface Goal {
  name: string;
  goal: string;
  measured: string;
  isMet: boolean;
}

export interface Findings {
  tables: Table[];
  goals: Goal[];
}

const text = (cell: string | number) =>
  typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(cell < 10 ? 2 : 0) : String(cell);

export function print({ tables, goals }: Findings): void {
  for (const { title, columns, rows } of tables) {
    console.log(`\n${title}`);
    for (const [name = '', ...cells] of [columns, ...rows]) {
      console.log(`  ${text(name).padEnd(52)}${cells.map((cell) => text(cell).padStart(10)).join('')}`);
    }
  }
  for (const { name, goal, measured, isMet } of goals) {
    console.log(`\n${name}: ${measured}, ${goal}: ${isMet ? 'met' : 'MISSED'}`);
  }
}
