/** One line of Cloud Logging: `severity` and `message` are the names that it knows. */
export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  [field: string]: string | number | undefined;
}

export type Log = (entry: LogEntry) => void;

/** One JSON object a line: JSON escapes line breaks, so no input can forge a line of its own. */
export const writeLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
