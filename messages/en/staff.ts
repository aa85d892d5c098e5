export const ownersOnly = 'This call is for an owner of the shop.';
export const ownersDelete = 'Only an owner of the shop deletes books. Nothing was changed.';
