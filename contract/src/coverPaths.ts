/** Where the picture of this id is: apart from the other paths, since drawing a book needs no more than this. */
export const coverPath = (id: string) => `/api/covers/${id}.webp`;

/** Where a picture is sent to. @param tint six hexadecimal digits, as `coverTint` makes them. */
export const coverUploadPath = (tint?: string) => (tint === undefined ? '/api/covers' : `/api/covers?tint=${tint}`);
