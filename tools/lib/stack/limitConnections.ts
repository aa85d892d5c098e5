import http from 'node:http';
import { Agent, setGlobalDispatcher } from 'undici';

// Preloaded into the Firebase CLI.

/** Each process takes about 175 MB and stays. */
const MAX_FUNCTION_PROCESSES = 8;

// The Hosting emulator calls the function with fetch; further requests wait.
setGlobalDispatcher(new Agent({ connections: MAX_FUNCTION_PROCESSES }));

// A process may close an idle connection as it is reused, which causes a 500.
http.globalAgent = new http.Agent({ keepAlive: false });
