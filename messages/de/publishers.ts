/** What Regulation 2023/988 wants to be shown of a product: who has made it, and who answers for it in the Union. */
export const productSafety = 'Hersteller und Produktsicherheit';
export const responsibleInUnion = 'Verantwortliche Person in der Europäischen Union';
