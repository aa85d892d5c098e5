/** This encoder ships without types; the whole library is five times as large. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object);
    /** @returns the bars from left to right, 1 for black, without quiet zones */
    encode(): { data: string };
  }
}
