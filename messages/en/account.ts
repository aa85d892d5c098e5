import type { Shown } from '../wordsOf.ts';

export const yourAccount = 'Your account';
export const description = 'Your email, your password and your data.';
export const yourOrders = 'Your orders';
export const googleManagesSignIn = 'You sign in with Google. Change your email and password there.';
export const confirmationSent = (email: Shown) =>
  `We've sent an email to ${email}. Open the link in it, then come back here.`;
export const emailConfirmed = 'Your email address is confirmed.';
export const confirmEmail = 'Confirm your email';
export const emailNotConfirmed = "Your email isn't confirmed yet. We'll email you a link.";
export const sendConfirmation = 'Send email';
export const yourData = 'Your data';
export const dataDescription =
  'A file with everything we hold about you: your orders, including addresses and the emails we sent, and your saved details.';
export const dataFileName = 'my-data.json';
export const dataSaved = (name: Shown) => `${name} is in your downloads.`;
export const dataNotLoaded = "We couldn't load your data. Please try again in a minute.";
export const downloadMyData = 'Download my data';
export const passwordChanged = 'Your password has been changed.';
export const changePasswordHeading = 'Change your password';
export const currentPassword = 'Current password';
export const currentPasswordRequired = 'Enter your current password.';
export const newPassword = 'New password';
export const newPasswordRequired = 'Enter a new password.';
export const changePassword = 'Change password';
export const newEmailConfirmationSent = (email: Shown) =>
  `We've sent an email to ${email}. Open the link in it, then log in with your new email.`;
export const changeEmailHeading = 'Change your email';
export const newEmail = 'New email';
export const ordersStayInAccount =
  'Your orders stay in your account. Emails about past orders still go to the old address.';
export const newEmailRequired = 'Enter a new email.';
export const yourPassword = 'Your password';
export const passwordRequired = 'Enter your password.';
export const changeEmail = 'Change email';
export const deleteAccountHeading = 'Delete your account';
export const deleteConsequences =
  "We'll delete your login, your saved details, and the street addresses and emails that go with your orders. We'll also remove your name, address, phone number and email from the orders themselves. What was bought, when and for how much stays in our accounts, without your name. We have to keep invoices unchanged for as long as tax law requires.";
export const yourOrdersLink = 'your orders';
export const deleteAfterOrders = <Part>(link: Part) => [
  "You can't delete your account while an order is open. Cancel the order in ",
  link,
  ", or wait until it's delivered.",
];
export const deleteAccount = 'Delete my account';
export const deleteAccountQuestion = 'Delete your account?';
export const deleteGoogleConfirmation = " A Google window will ask you to confirm that it's you.";
export const deleteIsFinal = <Email, Confirmation>(email: Email, confirmation: Confirmation) => [
  "We'll delete the account ",
  email,
  " right away. This can't be undone.",
  confirmation,
];
export const deletePermanently = 'Delete permanently';
export const deleteWithGoogle = 'Confirm with Google and delete';
export const keepAccount = 'Keep my account';
export const orderStillOpen =
  "You still have an order on its way. Cancel it in your orders or wait until it's delivered, then delete your account.";
export const withdrawalStillOpen =
  "We're still processing a withdrawal you made while signed in. You can delete your account once it's settled.";
export const confirmationExpired = 'That took longer than five minutes. Please confirm again.';
export const tooManyAttempts = 'Too many attempts. Please try again in a few minutes.';
export const deletionUncertain =
  "We couldn't check whether your account was deleted. Reload this page, and try again if you're still signed in.";
export const accountDeleted = 'Your account is deleted';
export const accountDeletedDetails =
  "You're signed out. Your orders stay in our accounts, without your name. You're welcome back any time.";
export const savedDeliveryDetails = 'Saved delivery details';
export const detailsNotLoaded = "We couldn't load your details.";
export const detailsSaved = 'Your delivery details are saved.';
export const detailsNotDeleted = "We couldn't delete your details. Please try again.";
export const noSavedDetails = "None yet. Add them here or save them at checkout, and we'll fill them in next time.";
export const savedFacts = { name: 'Name', phone: 'Phone', address: 'Address' };
export const editDetails = 'Edit details';
export const addDetails = 'Add delivery details';
export const deleteDetails = 'Delete details';
export const saveDetails = 'Save details';
export const noAnswer = "We didn't get a response.";
export const detailsNotSaved = (detail: Shown) => `${detail} Your details haven't been saved.`;
export const invalidCredentials = 'Please provide a valid email and password';
export const email = 'Email';
export const emailRequired = 'Enter your email.';
export const password = 'Password';
export const passwordHint = 'A longer password is safer: try a short sentence.';
export const or = 'or';
export const logInToContinue = 'Log in or register to check out. Your cart is saved.';
export const logInToSeePage = 'Log in or register to see this page.';
export const accountBenefits = 'With an account you can';
export const accountOptional = 'No account needed to browse or fill a cart.';
export const googleSignInFailed = 'Google sign in failed!';
export const signInWithGoogle = 'Sign in with Google';
export const login = 'Login';
export const loginDescription = 'Log in to order books and see your orders.';
export const loginSuccessful = 'Login successful!';
export const register = 'Register';
export const newHere = 'New here?';
export const resetSent = (email: Shown) =>
  `If there's an account for ${email}, we've sent a reset link there. It can take a few minutes. Please check your spam folder too.`;
export const resetPasswordHeading = 'Choose a new password';
export const resetPasswordDescription = "We'll email you a reset link.";
export const sendAgain = 'Resend email';
export const backToLogin = 'Back to login';
export const registerDescription = 'Create an account to order books.';
export const registrationSuccessful = 'User registered successfully!';
export const alreadyRegistered = 'Already registered?';
export const welcome = 'Welcome';
export const signedIn = "You're signed in.";
export const signedInAs = <Part>(email: Part, link: Part) => ["You're signed in as ", email, '. ', link];
export const goToYourOrders = 'Go to your orders';
export const browseBooks = 'Browse books';
export const signInUnreachable = "We couldn't reach the sign-in service. Check your connection and try again.";
export const forgotPassword = 'Forgot your password?';
export const passwordTooShort = 'Choose a longer password.';
export const invalidEmail = "That isn't a valid email. Try something like name@example.com.";
export const popupBlocked = 'Your browser blocked the pop-up. Allow pop-ups for this site, then try again.';
export const popupClosed = 'The window closed before you were signed in. Please try again.';
export const otherAccountChosen = "That's a different account. Choose the one you're signed in with.";
export const googleSignInOff = "Google sign-in isn't available at this address. Log in with your email instead.";
export const signInMethodOff = "This way of signing in isn't available here.";
export const storageBlocked = 'Your browser is blocking storage for this site. Allow it, then try again.';
export const checkOrReset = (forgot: Shown) => `Check both, or use “${forgot}” to reset your password.`;
export const checkOrLogIn = (logIn: Shown) => `Check both. If you already have an account, use “${logIn}”.`;
export const googleUnreachable = "We couldn't reach Google. Try again, or log in with your email.";
export const emailNotSent = "We couldn't send the email. Please try again in a few minutes.";
export const wrongPassword = 'Check your password and try again.';
export const openingGoogle = 'Opening Google…';
