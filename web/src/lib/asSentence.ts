/** Some languages end abbreviated months with a full stop, which also ends the sentence. */
export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
