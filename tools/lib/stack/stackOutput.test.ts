import { describe, expect, it } from 'vitest';
import { classifyLine, READY_MARK, toLines } from './stackOutput.ts';

describe('classifyLine', () => {
  it.each([
    [READY_MARK, 'ready'],
    ['i  emulators: Starting emulators: auth, functions, firestore, hosting', 'noise'],
    ['>  {"severity":"INFO","route":"GET /api/books","status":200}', 'request'],
    ['>  {"severity":"ERROR","message":"deadline"}', 'error'],
    ['>  TypeError: x is not a function', 'error'],
    ['✖  functions: Failed to load function definition from source', 'error'],
  ])('classifies the line %s as %s', (line, kind) => {
    expect(classifyLine(line)).toBe(kind);
  });
});

describe('toLines', () => {
  it('joins chunks to lines', () => {
    const lines: string[] = [];
    const feed = toLines((line) => lines.push(line));
    for (const piece of ['on', 'e\ntw', 'o\r\nthree']) feed(Buffer.from(piece));
    expect(lines).toEqual(['one', 'two']);
  });
});
