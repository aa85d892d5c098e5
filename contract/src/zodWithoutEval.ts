import { config } from 'zod';

// In browsers the content security policy refuses the code that zod would generate.
config({ jitless: 'document' in globalThis });
