import http from 'node:http';

// The functions emulator hands each request on to a process. On a busy machine that process can close an idle connection while the
// emulator sends the next request into it, which the emulator answers with 500: so it opens a connection for each.
http.globalAgent = new http.Agent({ keepAlive: false });
