import { config } from 'zod';

// The content security policy refuses the code that zod generates.
config({ jitless: 'document' in globalThis });
