/** What Regulation 2023/988 wants to be shown of a product: who has made it, and who answers for it in the Union. */
export const productSafety = 'Manufacturer and product safety';
export const responsibleInUnion = 'Responsible person in the European Union';
