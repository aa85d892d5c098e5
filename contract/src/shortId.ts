/** The beginning of a long id, by which people name what it stands for. */
export const shortId = (id: string) => id.slice(0, 8);
