import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const addToCart = (title: Shown) => `Add to Cart: ${isolate(title)}`;
export const addToCartButton = 'Add to Cart';
export const unavailable = (why: string, title: Shown) => `${why}: ${isolate(title)}`;
export const added = 'Product Added to the Cart';
export const alreadyAdded = 'Already Added to the Cart';
export const alreadyAddedText = "You won't be able to revert this!";
export const ok = 'OK!';
export const coverOf = (title: Shown) => `Cover of ${isolate(title)}`;
export const category = 'Category:';
export const qty = 'Qty:';
export const remove = (title: Shown) => `Remove ${isolate(title)}`;
export const removeLabel = 'Remove';
export const noLongerAvailable = 'No longer available';
export const removeToOrderRest = (why: string) => `${why}: remove it to order the rest`;
export const priceChangedWas = (was: Shown) => `Price changed, was ${was}`;
export const shoppingCart = 'Shopping cart';
export const booksInCart = 'The books in your cart.';
export const continueShopping = 'Continue Shopping';
export const clearCart = 'Clear Cart';
export const noProductFound = 'No product found!';
export const undoRemoving = (title: Shown) => `Undo removing ${isolate(title)}`;
export const removed = (title: Shown) => `Removed: ${isolate(title)}`;
export const nothingAvailable = 'Nothing in your cart is available right now.';
export const subtotal = 'Subtotal';
export const shippingAndTaxes = 'Shipping and taxes calculated at checkout.';
export const checkout = 'Checkout';
export const onlyLeft = (left: Shown) => `Only ${left} left`;
export const dueOnDelivery = 'Due on delivery';
export const newBooks = 'New on the shelves';
export const removeAndContinue = 'Remove and continue';
export const removeAllAndContinue = (books: Shown) => `Remove these ${books} and continue`;
export const removeAndCheckOut = (count: number) =>
  plural(count, {
    one: `Remove ${count} unavailable book and check out`,
    other: `Remove ${count} unavailable books and check out`,
  });
export const unavailableBooks = 'No longer available:';
