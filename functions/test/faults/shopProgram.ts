// The API in a process of its own, as one instance of the function: node shopProgram.ts, with PORT and GCLOUD_PROJECT.
// It listens on the same port again after it was killed, and ends when whoever started it is gone.
import { createServer } from 'node:http';
import { createApp } from '../../src/app.ts';
import { createDependencies } from '../../src/dependencies.ts';
import { createFirebase } from '../../src/firestore/firebase.ts';
import { TEST_CONFIG } from '../server.ts';
// What an instance loads with its first requests: the deadlines of these tests are for faults, not for loading.
import '../../src/firestore/firestore.ts';
import 'jsonwebtoken';

const { PORT, GCLOUD_PROJECT: projectId = '', FIRESTORE_EMULATOR_HOST: emulatorHost } = process.env;

const config = { ...TEST_CONFIG, firestore: { projectId, emulatorHost } };
const dependencies = createDependencies(config, createFirebase(projectId), { log: () => undefined });
createServer(createApp(dependencies)).listen(Number(PORT), '127.0.0.1', () => process.send?.('listening'));
process.once('disconnect', () => process.exit());
