import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

describe('parseOptions', () => {
  it('accepts the flags of firebase-tools without warnings', () => {
    const argv =
      '--host 127.0.0.1 --port 8080 --websocket_port 9150 --database-edition standard --project_id demo-bookstore --rules firestore.rules --single_project_mode true --functions_emulator 127.0.0.1:5001 --seed_from_export x/x.overall_export_metadata';
    expect(parseOptions(argv.split(' '), {})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      rulesFile: 'firestore.rules',
      seedFromExport: 'x/x.overall_export_metadata',
      exitWithParent: false,
      functions: '127.0.0.1:5001',
      ignored: [],
    });
  });

  it('simulates production only on request', () => {
    expect(parseOptions([], {}).asInProduction).toBe(false);
    expect(parseOptions(['--as-in-production'], {})).toMatchObject({ asInProduction: true, ignored: [] });
    expect(parseOptions([], { FIRESTORE_EMULATOR_AS_IN_PRODUCTION: 'true' }).asInProduction).toBe(true);
  });

  it.each([['--port', 'http'], ['--port', '70000'], ['--host']])('rejects %s %s', (...argv) => {
    expect(() => parseOptions(argv, {})).toThrow(argv[0]);
  });
});
