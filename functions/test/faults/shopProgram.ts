// A function instance: node shopProgram.ts, with PORT and GCLOUD_PROJECT. Ends with its parent.
import { createServer } from 'node:http';
import { createApp } from '../../src/app.ts';
import { createDependencies } from '../../src/dependencies.ts';
import { createFirebase } from '../../src/firestore/firebase.ts';
import { TEST_CONFIG } from '../server.ts';
// Deadlines of the tests are for faults, not for loading.
import '../../src/firestore/firestore.ts';
import 'jsonwebtoken';

const { PORT, GCLOUD_PROJECT: projectId = '', FIRESTORE_EMULATOR_HOST: emulatorHost } = process.env;

const config = { ...TEST_CONFIG, firestore: { projectId, emulatorHost } };
const dependencies = createDependencies(config, createFirebase(projectId), { log: () => undefined });
createServer(createApp(dependencies)).listen(Number(PORT), '127.0.0.1', () => process.send?.('listening'));
process.once('disconnect', () => process.exit());
