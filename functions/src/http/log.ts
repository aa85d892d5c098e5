/** Cloud Logging interprets `severity` and `message`. */
export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  [field: string]: string | number | undefined;
}

export type Log = (entry: LogEntry) => void;

/** JSON escapes line breaks, so no input can forge an entry. */
export const writeLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
