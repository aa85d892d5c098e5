/** An entry of Cloud Logging, which interprets `severity` and `message`. */
export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  [field: string]: string | number | undefined;
}

export type Log = (entry: LogEntry) => void;

/** One JSON object a line: JSON escapes line breaks, so no input can forge an entry. */
export const writeLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
