/** Names the rows of docs/acceptance.md that a browser test proves: `test('…', rows(1, 2), async …)`. */
export function rows(...numbers: (number | `${number}-${number}`)[]): {
  annotation: { type: string; description: string };
} {
  return { annotation: { type: 'rows', description: numbers.join(', ') } };
}
