import { expect, it } from 'vitest';
import { deployOptions } from './deployOptions.ts';

it.each([
  [[], []],
  [
    ['--project', 'my-shop'],
    ['--project', 'my-shop'],
  ],
  [
    ['--only', 'hosting', '--project', 'my-shop'],
    ['--only', 'hosting,functions:api', '--project', 'my-shop'],
  ],
  [['--only=hosting:shop,firestore'], ['--only', 'hosting:shop,firestore,functions:api']],
  [
    ['--only', 'functions'],
    ['--only', 'functions'],
  ],
  [['--only=hosting,functions:api'], ['--only=hosting,functions:api']],
  [['--only'], ['--only']],
])('%j deploys %j', (asked, deployed) => {
  expect(deployOptions(asked)).toEqual(deployed);
});
