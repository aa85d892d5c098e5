import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../../contract/openapi/document.ts';
import { ROOT } from './paths.ts';

export const OPENAPI_FILE = join(ROOT, 'docs', 'openapi.json');

/** Writes one line per call or schema, for readable diffs. */
export function openApiText(): string {
  const { paths, components, ...rest } = openApiDocument() as {
    paths: Record<string, Record<string, unknown>>;
    components: Record<string, Record<string, unknown>>;
  };
  const lines = (of: object, indent: string, toText: (value: unknown) => string) =>
    Object.entries(of)
      .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${toText(value)}`)
      .join(',\n');
  const nested = (of: Record<string, object>) =>
    lines(of, '    ', (value) => `{\n${lines(value as object, '      ', (inner) => JSON.stringify(inner))}\n    }`);
  return `{\n${lines(rest, '  ', (value) => JSON.stringify(value))},\n  "paths": {\n${nested(paths)}\n  },\n  "components": {\n${nested(components)}\n  }\n}\n`;
}

/** @returns undefined if docs/openapi.json is up to date */
export function openApiProblem(): string | undefined {
  const isCurrent = existsSync(OPENAPI_FILE) && readFileSync(OPENAPI_FILE, 'utf8') === openApiText();
  return isCurrent ? undefined : 'docs/openapi.json is out of date. Run `npm run openapi`.';
}
