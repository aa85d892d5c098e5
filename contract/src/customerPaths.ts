/** The paths of what the shop keeps for a customer, apart from apiPaths.ts, which every page carries. */
export const customerPaths = {
  me: '/api/customers/me',
  details: '/api/customers/me/details',
  export: '/api/customers/me/export',
} as const;
