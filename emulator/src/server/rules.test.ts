import { expect, it } from 'vitest';
import { judgeRules } from './rules.ts';

const rules = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} {
      ${body}
    }
  }
}`;

it.each([
  ['denies everything', 'allow read, write: if false;'],
  ['has no allow at all', ''],
  ['has an allow in a comment only', '// allow read;\n/* allow write: if true; */'],
])('serves rules whose file %s', (_, body) => {
  expect(judgeRules(rules(body)).issues).toEqual([]);
});

it.each([
  'allow read;',
  'allow read: if true;',
  'allow write: if request.auth != null;',
  'allow get: if false || true;',
])('refuses rules with "%s" as needing the official emulator', (body) => {
  const [issue] = judgeRules(rules(body)).issues;
  expect(issue?.description).toMatch(/official Firestore emulator .*Java 21/);
  expect(issue?.sourcePosition).toEqual({ line: 5, column: 7 });
});
