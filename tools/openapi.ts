import { writeFileSync } from 'node:fs';
import { OPENAPI_FILE, openApiProblem, openApiText } from './lib/openapi.ts';
import { FLAG, parseOptions } from './lib/options.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run openapi [-- --check]

Writes docs/openapi.json, the description of the API (OpenAPI 3.1), from the schemas of the contract.

  --check   write nothing; exit with 1 if the file is out of date
  --help    print this help
`;

await runTask(HELP, () => {
  const { values } = parseOptions({ options: { check: FLAG } });
  if (!values.check) {
    writeFileSync(OPENAPI_FILE, openApiText());
    return Promise.resolve(0);
  }
  const problem = openApiProblem();
  console.log(problem ?? 'docs/openapi.json is up to date.');
  return Promise.resolve(problem === undefined ? 0 : 1);
});
