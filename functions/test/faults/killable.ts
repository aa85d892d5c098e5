import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Killable {
  /** Kills without cleanup; resolves when it is gone. */
  kill(): Promise<void>;
  /** Resolves when ready. */
  start(): Promise<void>;
}

interface Program {
  path: string;
  args?: string[];
  environment?: NodeJS.ProcessEnv;
  isReady: (output: string) => boolean;
}

async function untilReady(child: ChildProcess, { path, isReady }: Program): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const take = (text: unknown) => {
      output += String(text);
      if (isReady(output)) resolve();
    };
    child.on('message', take);
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', () => reject(new Error(`${path} ended:\n${output}`)));
  });
}

export async function startKillable(program: Program): Promise<Killable> {
  let child: ChildProcess | null = null;
  const killable: Killable = {
    async start() {
      const env = { ...process.env, ...program.environment };
      child = fork(program.path, program.args ?? [], { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
      await untilReady(child, program);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
  await killable.start();
  return killable;
}
