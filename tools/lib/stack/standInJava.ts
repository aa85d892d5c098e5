import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { FIRESTORE_EMULATOR } from '../paths.ts';

/** A `java` that runs our emulator instead of any jar. */
export function standInJava(version: string, downloads: readonly string[] = []): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'java-'));
  const java = join(folder, 'java');
  writeFileSync(
    java,
    `#!/bin/sh
case " $* " in
  *" -version "*) echo 'openjdk version "${version}" 2025-04-15' >&2; exit 0 ;;
esac
while [ "$1" != -jar ]; do shift; done
shift 2
exec '${process.execPath}' '${FIRESTORE_EMULATOR}' --exit-with-parent "$@"
`,
  );
  chmodSync(java, 0o755);
  const cache = join(folder, 'downloads');
  for (const name of downloads) {
    mkdirSync(join(cache, name, '..'), { recursive: true });
    writeFileSync(join(cache, name), '');
  }
  return {
    ...process.env,
    PATH: [folder, process.env.PATH].join(delimiter),
    FIREBASE_EMULATORS_PATH: cache,
  };
}
