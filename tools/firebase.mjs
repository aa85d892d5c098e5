#!/usr/bin/env node
// `npx firebase` prefers this `bin` entry of package.json to the firebase-tools package; it runs
// `npm run firebase -- …`.
process.argv.splice(2, 0, 'firebase');
await import('./run.mjs');
