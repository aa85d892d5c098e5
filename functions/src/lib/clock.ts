/** Tests pass a clock they control. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
