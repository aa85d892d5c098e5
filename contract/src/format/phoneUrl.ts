/** `(0)` is only dialled within the country. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace('(0)', '').replaceAll(/[^+\d]/g, '')}`;
