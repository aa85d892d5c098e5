/** Of the library only this encoder is used, which ships without types: without the parts that draw it is a fifth as large. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object);
    /** @returns the bars from left to right, 1 for black, without the quiet zones. */
    encode(): { data: string };
  }
}
