import http from 'node:http';
import { Agent, setGlobalDispatcher } from 'undici';

// Preloaded into the Firebase CLI.

/**
 * The functions emulator starts a process of about 175 MB for each concurrent request and keeps
 * it.
 */
const MAX_FUNCTION_PROCESSES = 8;

// The Hosting emulator calls the function with fetch. Further requests wait for a free connection.
setGlobalDispatcher(new Agent({ connections: MAX_FUNCTION_PROCESSES }));

// A busy function process may close an idle connection as the functions emulator reuses it, which
// causes a 500.
http.globalAgent = new http.Agent({ keepAlive: false });
