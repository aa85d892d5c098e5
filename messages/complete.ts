type Translated<Message> = Message extends string
  ? string
  : Message extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : Message extends readonly unknown[]
      ? readonly Translated<Message[number]>[]
      : Message extends object
        ? { [Name in keyof Message]: Translated<Message[Name]> }
        : Message;

/** Parameters must be compatible. */
export type SameMessages<
  Own extends { [Name in keyof English]: Translated<English[Name]> } & Record<Exclude<keyof Own, keyof English>, never>,
  English,
> = Own;
