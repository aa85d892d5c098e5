/** `delivery.ts`: what is said of an order wherever one can be begun, beside books, in the cart and at the checkout. */
export interface DeliveryTexts {
  /** What "Shipping and taxes calculated at checkout." comes to: an order costs what its books cost. At most 20 characters each. */
  shipping: string;
  taxes: string;
  /** How long a parcel is on its way, without a full stop. At most 60 characters. */
  time: string;
  /** An order costs at most the total that was shown, whatever is written here. Without a full stop, at most 60 characters. */
  promise: string;
}
