import { expect, it } from 'vitest';
import { firstSentence } from './firstSentence.ts';

// rows: 601
it.each([
  ['A quiet story.', 'A quiet story.'],
  ['  Who knocks? Nobody.\n\nAnd yet.', 'Who knocks?'],
  ['It cost 3.50 then. It costs more now.', 'It cost 3.50 then.'],
  ['No full stop\nat all', 'No full stop'],
  ['', ''],
  [`${'word '.repeat(60)}end.`, `${'word '.repeat(40).trim()}…`],
  [`${'x'.repeat(300)}.`, `${'x'.repeat(200)}…`],
])('%j begins with %j', (description, sentence) => {
  expect(firstSentence(description)).toBe(sentence);
});
