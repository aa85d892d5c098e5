import { writeFileSync } from 'node:fs';
import { OPENAPI_FILE, openApiText, staleOpenApi } from './lib/openapi.ts';
import { FLAG, parseOptions } from './lib/options.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run openapi [-- --check]

Writes docs/openapi.json, the description of the API (OpenAPI 3.1), from the schemas of the contract.

  --check   write nothing; exit with 1 when the file is not what the contract says
  --help    this text
`;

await runTask(HELP, () => {
  const { values } = parseOptions({ options: { check: FLAG } });
  if (!values.check) {
    writeFileSync(OPENAPI_FILE, openApiText());
    return Promise.resolve(0);
  }
  const problem = staleOpenApi();
  console.log(problem ?? 'docs/openapi.json is what the contract says.');
  return Promise.resolve(problem === undefined ? 0 : 1);
});
