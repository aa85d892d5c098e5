export const ownersOnly = 'This call is for an owner of the shop.';
export const ownersDelete = 'Only an owner of the shop deletes books. Nothing was changed.';
export const mustBeASubject = 'Must be the id of a book, an order or a customer, or the name of an admin';
