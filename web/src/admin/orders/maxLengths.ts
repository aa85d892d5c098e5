import { LIMITS } from '@bookstore/contract/limits';

/** For `maxLength`, in UTF-16 units: up to two per character. */
export const MAX_LENGTHS = {
  name: 2 * LIMITS.name,
  phone: 2 * LIMITS.phone,
  email: 2 * LIMITS.email,
  street: 2 * LIMITS.street,
  zipcode: 2 * LIMITS.addressPart,
  city: 2 * LIMITS.addressPart,
  state: 2 * LIMITS.addressPart,
  country: 2 * LIMITS.addressPart,
  note: 2 * LIMITS.deliveryNote,
};
