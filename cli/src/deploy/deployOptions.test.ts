import { expect, it } from 'vitest';
import { deployOptions } from './deployOptions.ts';

it.each([
  [[], []],
  [
    ['--only', 'hosting', '--project', 'my-shop'],
    ['--only', 'hosting,functions:api', '--project', 'my-shop'],
  ],
  [['--only=hosting:shop,firestore'], ['--only', 'hosting:shop,firestore,functions:api']],
  [['--only=hosting,functions:api'], ['--only=hosting,functions:api']],
])('turns %j into %j', (asked, deployed) => {
  expect(deployOptions(asked)).toEqual(deployed);
});
