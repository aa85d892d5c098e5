import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { print, printable, printFailure, printLines, printToStderr } from './print.ts';

afterEach(() => vi.restoreAllMocks());

function written(stream: NodeJS.WriteStream, work: () => void): string {
  let text = '';
  vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  work();
  return text;
}

describe('print', () => {
  it.each([
    ['books/\u001b[2Jevil', 'books/\\u001b[2Jevil'],
    ['a\u009b31mred', 'a\\u009b31mred'],
    ['photo\u202egpj.exe', 'photo\\u202egpj.exe'],
    ['\u200f\u061c\u2066x\u2069', '\\u200f\\u061c\\u2066x\\u2069'],
    ['one\r\n✓ all is well\u2028', 'one\\u000d\\u000a✓ all is well\\u2028'],
    ['Zoë’s “Ærø” 😀 שלום', 'Zoë’s “Ærø” 😀 שלום'],
  ])('prints %j as %j', (text, shown) => {
    expect(printable(text)).toBe(shown);
    expect(written(process.stdout, () => print(text))).toBe(`${shown}\n`);
    expect(written(process.stderr, () => printToStderr(text))).toBe(`${shown}\n`);
  });

  it('keeps JSON valid and failures on separate lines', () => {
    const value = { id: '\u009b\u202e\n' };
    const text = written(process.stdout, () => printLines(JSON.stringify(value, null, 2)));
    expect(text).toBe('{\n  "id": "\\u009b\\u202e\\n"\n}\n');
    expect(JSON.parse(text)).toEqual(value);
    const failure = new Error('Say which:\n  \u001bc');
    expect(written(process.stderr, () => printFailure(failure))).toBe('Say which:\n  \\u001bc\n');
    expect(written(process.stderr, () => printFailure('\u0007'))).toBe('\\u0007\n');
  });

  it('is the only output of commands', () => {
    const source = join(import.meta.dirname, '..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    const raw = /console\.\w+\(|process\.std(?:out|err)\.write/;
    const others = files.filter((name) => raw.test(readFileSync(join(source, name), 'utf8')));
    // The prompts of askPassword have no line end.
    expect(others.sort()).toEqual(['admins/askPassword.ts', 'lib/print.ts']);
  });
});
