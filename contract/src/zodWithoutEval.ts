import { config } from 'zod';

// Content security policies refuse zod's generated code.
config({ jitless: 'document' in globalThis });
