/** The present moment; tests pass one that they can turn. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
