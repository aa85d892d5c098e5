/** Options as `parseArgs` of node:util takes them. */
export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean', default: false } as const;

/** What --project means, in the help of every command that has it. */
export const PROJECT_HELP = `--project   the Firebase project, with your Google credentials (gcloud auth application-default login); without it, the
              shop that runs on this machine`;
