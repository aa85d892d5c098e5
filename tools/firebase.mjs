#!/usr/bin/env node
// What `npx firebase …` runs in this repository: npm takes a project's own program (`bin` in package.json) before one of its
// packages'. It is `npm run firebase -- …`, to which npm leaves all options.
process.argv.splice(2, 0, 'firebase');
await import('./run.mjs');
