import { once } from 'node:events';
import { connect } from 'node:net';
import { createFirebase, type Firebase } from '../../../functions/src/firestore/firebase.ts';
import { printToStderr } from './print.ts';
import { describeTarget, type Target } from './target.ts';

const LOG_IN = 'Run: gcloud auth application-default login';

/** The client's own errors cannot be caught. */
async function requireCredentials(): Promise<void> {
  const { applicationDefault } = await import('firebase-admin/app');
  try {
    await applicationDefault().getAccessToken();
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : [String(error)];
    throw new Error(`No Google credentials found. ${LOG_IN}\n(${reason})`, { cause: error });
  }
}

/** Fails at once; the Firestore client would retry for a minute. */
async function requireEmulator(address = process.env.FIRESTORE_EMULATOR_HOST): Promise<void> {
  const { hostname, port } = new URL(`http://${address}`);
  const socket = connect({ host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) });
  try {
    await once(socket, 'connect');
  } catch (error) {
    const advice = 'Run npm start in another terminal, or choose a Firebase project with --project.';
    throw new Error(`No shop is running on this machine. ${advice}`, { cause: error });
  } finally {
    socket.destroy();
  }
}

/**
 * Prints the shop's name. @param doing “Backing up” @throws Error with advice if no emulator runs or Google
 * credentials are missing
 */
export async function openShop(target: Target, doing: string): Promise<Firebase> {
  if (target.isEmulator) await requireEmulator();
  printToStderr(`${doing} ${describeTarget(target)} (shop folder: ${process.env.SHOP_FOLDER || 'shop'})`);
  if (!target.isEmulator) await requireCredentials();
  return createFirebase(target.projectId);
}
