import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

describe('options', () => {
  it('the command line of firebase-tools is understood without a word', () => {
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

  it('the command line may be empty', () => {
    expect(parseOptions([], {})).toMatchObject({ host: '127.0.0.1', port: 8080, dataDir: undefined, help: false });
  });

  it('the command line names the flags that it does not know', () => {
    expect(parseOptions(['--colour', 'red', '--port', '0', '-x'], {})).toMatchObject({
      port: 0,
      ignored: ['--colour', '-x'],
    });
  });

  it('the command line prefers its own data directory to that of the environment', () => {
    const environment = { FIRESTORE_EMULATOR_DATA_DIR: '/from/environment' };
    expect(parseOptions([], environment).dataDir).toBe('/from/environment');
    expect(parseOptions(['--data-dir', 'own'], environment).dataDir).toBe('own');
  });

  it('the command line takes the indexes that queries need from a file, or from the environment', () => {
    const environment = { FIRESTORE_EMULATOR_INDEXES: 'firestore.indexes.json' };
    expect(parseOptions([], environment)).toMatchObject({ indexesFile: 'firestore.indexes.json', indexCheck: true });
    expect(parseOptions(['--indexes', 'own.json', '--no-index-check'], environment)).toMatchObject({
      indexesFile: 'own.json',
      indexCheck: false,
      ignored: [],
    });
    expect(parseOptions([], {})).toMatchObject({ indexesFile: undefined });
  });

  it('the command line is as in production only where that is asked for, there or in the environment', () => {
    expect(parseOptions([], {}).asInProduction).toBe(false);
    expect(parseOptions(['--as-in-production'], {})).toMatchObject({ asInProduction: true, ignored: [] });
    expect(parseOptions([], { FIRESTORE_EMULATOR_AS_IN_PRODUCTION: 'true' }).asInProduction).toBe(true);
  });

  it.each([['--port', 'http'], ['--port', '70000'], ['--host']])('the command line refuses %s %s', (...argv) => {
    expect(() => parseOptions(argv, {})).toThrow(argv[0]);
  });
});
