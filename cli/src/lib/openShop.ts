import { once } from 'node:events';
import { connect } from 'node:net';
import { createFirebase, type Firebase } from '../../../functions/src/firestore/firebase.ts';
import { printAside } from './print.ts';
import { describeTarget, type Target } from './target.ts';

const LOG_IN = 'Run: gcloud auth application-default login';

/** The client asks for credentials where nobody can catch what it throws, so they are asked for first. */
async function refuseWithoutCredentials(): Promise<void> {
  const { applicationDefault } = await import('firebase-admin/app');
  try {
    await applicationDefault().getAccessToken();
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : [String(error)];
    throw new Error(`Google does not know who you are. ${LOG_IN}\n(${reason})`, { cause: error });
  }
}

/** The client would try to connect for a minute. */
async function refuseWithoutEmulator(address = process.env.FIRESTORE_EMULATOR_HOST): Promise<void> {
  const { hostname, port } = new URL(`http://${address}`);
  const socket = connect({ host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) });
  try {
    await once(socket, 'connect');
  } catch (error) {
    const advice = 'Run npm start in another terminal, or name a Firebase project with --project.';
    throw new Error(`No shop runs on this machine. ${advice}`, { cause: error });
  } finally {
    socket.destroy();
  }
}

/**
 * Opens the shop that a command works on, and says which one that is.
 * @param doing begins the sentence: “Backing up”.
 * @throws with what to run when no emulator answers, or when there are no Google credentials for the project.
 */
export async function openShop(target: Target, doing: string): Promise<Firebase> {
  if (target.isEmulator) await refuseWithoutEmulator();
  printAside(`${doing} ${describeTarget(target)}`);
  if (!target.isEmulator) await refuseWithoutCredentials();
  return createFirebase(target.projectId);
}
