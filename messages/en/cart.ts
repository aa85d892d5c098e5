import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const addToCart = (title: Shown) => `Add to Cart: ${isolate(title)}`;
export const addToCartLabel = 'Add to Cart';
/** @param why reason */
export const unavailable = (why: string, title: Shown) => `${why}: ${isolate(title)}`;
export const productAddedToTheCart = 'Product Added to the Cart';
export const alreadyAddedToTheCart = 'Already Added to the Cart';
export const youWontBeAbleToRevert = "You won't be able to revert this!";
export const ok = 'OK!';
export const coverOf = (title: Shown) => `Cover of ${isolate(title)}`;
export const category = 'Category:';
export const qty = 'Qty:';
export const remove = (title: Shown) => `Remove ${isolate(title)}`;
export const removeLabel = 'Remove';
export const noLongerAvailable = 'No longer available';
/** @param why reason */
export const removeItToOrderTheRest = (why: string) => `${why}: remove it to order the rest`;
export const priceChangedWas = (was: Shown) => `Price changed, was ${was}`;
export const shoppingCart = 'Shopping cart';
export const theBooksInYourCart = 'The books in your cart.';
export const continueShopping = 'Continue Shopping';
export const clearCart = 'Clear Cart';
export const noProductFound = 'No product found!';
export const undoRemoving = (title: Shown) => `Undo removing ${isolate(title)}`;
export const removed = (title: Shown) => `Removed: ${isolate(title)}`;
export const nothingAvailable = 'Nothing in your cart is available right now.';
export const subtotal = 'Subtotal';
export const shippingAndTaxesCalculatedAtCheckout = 'Shipping and taxes calculated at checkout.';
export const checkout = 'Checkout';
export const onlyLeft = (left: Shown) => `Only ${left} left`;
export const toPayAtTheDoor = 'Due on delivery';
export const newOnTheShelves = 'New on the shelves';
export const removeItAndGoOn = 'Remove and continue';
export const removeTheseAndGoOn = (value: Shown) => `Remove these ${value} and continue`;
