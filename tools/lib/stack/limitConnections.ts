import http from 'node:http';
import { Agent, setGlobalDispatcher } from 'undici';

// Loaded into the Firebase CLI before it starts the emulators.

/** The functions emulator starts a process of about 175 MB for each concurrent request and keeps it. */
const MAX_FUNCTION_PROCESSES = 8;

// Hosting's emulator calls the function with fetch. Requests over the limit wait for a free connection.
setGlobalDispatcher(new Agent({ connections: MAX_FUNCTION_PROCESSES }));

// A busy function process can close an idle connection just as the functions emulator sends the next request on it, and the emulator
// answers that with 500. A new connection for each request avoids this.
http.globalAgent = new http.Agent({ keepAlive: false });
