import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeLog } from './log.ts';

afterEach(() => vi.restoreAllMocks());

// E59
describe('writeLog', () => {
  it('writes any content on one parsable line', () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const message = 'a\r\n{"severity":"ERROR","message":"forged"}\u0000\u001b[31m';
    writeLog({ severity: 'INFO', message, route: '/api/books\n' });
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/^[^\p{Cc}]+\n$/u);
    expect(JSON.parse(written[0] ?? '')).toEqual({ severity: 'INFO', message, route: '/api/books\n' });
  });
});
