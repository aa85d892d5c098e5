import { describe, expect, it } from 'vitest';
import { addressLines } from './addressLines.ts';

describe('addressLines', () => {
  it.each([
    ['12 Main St', 'Peoria', 'Illinois', '61602', 'USA', '12 Main St | Peoria, IL 61602 | USA'],
    ['Hauptstr. 5', 'München', 'Bayern', '80331', 'Germany', 'Hauptstr. 5 | 80331 München | Germany'],
    ['10 Downing St', 'London', '-', 'SW1A 2AA', 'UK', '10 Downing St | London | SW1A 2AA | UK'],
    ['1 Ginza', 'Chuo-ku', 'Tokyo', '104-0061', 'Japan', '1 Ginza | Chuo-ku, Tokyo 104-0061 | Japan'],
    ["5 Queen's Road", 'Central', '-', '-', 'Hong Kong', "5 Queen's Road | Central | Hong Kong"],
    ['1 Calle Sol', 'San Juan', 'PR', '00901', 'Puerto Rico', '1 Calle Sol | San Juan, PR 00901 | Puerto Rico'],
    ['1 Nanjing Road', 'Shanghai', 'Shanghai', '200000', 'China', '1 Nanjing Road | 200000 Shanghai | China'],
    ['1 Coral Way', 'Poseidonis', 'North', '7', 'Atlantis', '1 Coral Way | 7 Poseidonis | North | Atlantis'],
  ])("writes %s, %s in the country's format", (street, city, state, zipcode, country, expected) => {
    expect(addressLines({ city, state, zipcode, country }, street).join(' | ')).toBe(expected);
  });

  it('leaves out an unknown street', () => {
    const address = { city: 'Peoria', state: 'IL', zipcode: '61602', country: 'United States' };
    expect(addressLines(address)).toEqual(['Peoria, IL 61602', 'United States']);
  });

  it("keeps parts that the country's format omits", () => {
    const address = { city: 'Haus 7, Haus 7', state: 'https://example.com', zipcode: '1;2', country: 'Germany' };
    const text = addressLines(address, 'Stadtteil Mitte || {{city}} <b>').join('\n');
    for (const part of ['Stadtteil Mitte || {{city}} <b>', 'Haus 7, Haus 7', '1;2']) expect(text).toContain(part);
  });
});
