import { expect, it } from 'vitest';
import { checkRules } from './rules.ts';

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
])('accepts rules whose file %s', (_, body) => {
  expect(checkRules(rules(body))).toEqual([]);
});

it.each([
  'allow read;',
  'allow read: if true;',
  'allow write: if request.auth != null;',
  'allow get: if false || true;',
])('rejects rules with "%s"', (body) => {
  const [issue] = checkRules(rules(body));
  expect(issue?.description).toMatch(/official Firestore emulator .*Java 21/);
  expect(issue?.sourcePosition).toEqual({ line: 5, column: 7 });
});
