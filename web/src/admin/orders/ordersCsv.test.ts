import { describe, expect, it } from 'vitest';
import { ordersCsv } from './ordersFile.ts';
import { anAdminOrder } from './test/anAdminOrder.ts';

const linesOf = (csv: string) => csv.split('\r\n');

describe('the file of orders', () => {
  it('has a heading and a row for each order', () => {
    const [heading, first, second, end] = linesOf(ordersCsv([anAdminOrder(), anAdminOrder({ _id: 'other' })]));
    expect(heading).toContain('"Order ID","Date","Status","Name"');
    expect(first).toBe(
      '"a1b2c3d4e5f60718293a4b5c6d7e8f90","2026-01-02T03:04:05.000Z","placed","Ada Reader","ada@example.com",' +
        '"0170 123","","Graz","Styria","8010","Austria","",2,"The Salt Road; Ledger",24.99',
    );
    expect(second).toMatch(/^"other",/);
    expect(end).toBe('');
  });

  // rows: 748
  it('says where each goes, for a carrier’s labels', () => {
    const delivery = { street: 'Mill Lane 1', note: 'Ring twice' };
    const [heading = '', row = ''] = linesOf(ordersCsv([anAdminOrder({ delivery })]));
    const cells = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''));
    const at = (name: string) => cells(row)[cells(heading).indexOf(name)];
    expect([at('Street'), at('City'), at('Note')]).toEqual(['Mill Lane 1', 'Graz', 'Ring twice']);
  });

  it('runs nothing that a customer has typed', () => {
    const delivery = { street: '=1+1', note: '@SUM(A1)' };
    const csv = ordersCsv([anAdminOrder({ name: '=HYPERLINK("http://x.example")', phone: '+1-555-0100', delivery })]);
    expect(csv).toContain(`"'=1+1"`);
    expect(csv).toContain(`"'@SUM(A1)"`);
    expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect(csv).toContain(`"'+1-555-0100"`);
  });
});
