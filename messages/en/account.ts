import type { Shown } from '../wordsOf.ts';

export const yourAccount = 'Your account';
export const yourAddressYourPasswordAndYour = 'Your email, your password and your data.';
export const yourOrders = 'Your orders';
export const youSignInWithGoogleWhere = 'You sign in with Google. Change your email and password there.';
export const theMailIsOnItsWay = (email: Shown) =>
  `We've sent an email to ${email}. Open its link, then come back here.`;
export const yourEMailAddressIsConfirmed = 'Your email address is confirmed.';
export const confirmYourAddress = 'Confirm your email';
export const yourAddressIsNotConfirmedYet = "Your email isn't confirmed yet. We'll email you a link.";
export const sendTheMail = 'Send email';
export const yourData = 'Your data';
export const ordersWithTheirStreetsAndMails =
  'A file with everything we hold about you: your orders with their addresses and emails, and your saved details.';
export const fileName = 'my-data.json';
export const theFileMyDataJsonIs = (name: Shown) => `${name} is in your downloads.`;
export const yourDataCouldNotBeLoaded = "We couldn't load your data. Please try again in a minute.";
export const downloadMyData = 'Download my data';
export const yourPasswordWasChanged = 'Your password has been changed.';
export const changeYourPassword = 'Change your password';
export const currentPassword = 'Current password';
export const enterYourCurrentPassword = 'Enter your current password.';
export const newPassword = 'New password';
export const enterTheNewPassword = 'Enter a new password.';
export const changeThePassword = 'Change password';
export const aMailIsOnItsWay = (email: Shown) =>
  `We've sent an email to ${email}. Open its link, then log in with your new email.`;
export const changeYourEMailAddress = 'Change your email';
export const newEmail = 'New email';
export const ordersThatYouHavePlacedStay = 'Past orders stay under the email you placed them with.';
export const enterTheNewEmail = 'Enter a new email.';
export const yourPassword = 'Your password';
export const enterYourPassword = 'Enter your password.';
export const changeTheAddress = 'Change email';
export const deleteYourAccount = 'Delete your account';
export const yourSignInYourSavedDetails =
  "We'll delete your login, your saved details, and the streets and emails of your orders. We'll also remove your name, address, phone number and email from the orders themselves. What was bought, when and for how much stays in our accounts, without your name. Invoices stay unchanged for as long as tax law requires.";
export const yourOrdersLabel = 'your orders';
export const anOrderThatIsStillOn = <Part>(link: Part) => [
  'You still have an order on its way. Cancel it in ',
  link,
  ", or wait until it's delivered.",
];
export const deleteMyAccount = 'Delete my account';
export const deleteYourAccountQuestion = 'Delete your account?';
export const googlesWindowAsksYouToConfirm = " A Google window will ask you to confirm that it's you.";
export const theAccountOfIsDeletedAt = <Part, Part1>(part: Part, value: Part1) => [
  "We'll delete the account ",
  part,
  " right away. This can't be undone.",
  value,
];
export const deleteForGood = 'Delete permanently';
export const confirmWithGoogleAndDelete = 'Confirm with Google and delete';
export const keepMyAccount = 'Keep my account';
export const anOrderOfYoursIsStill =
  "You still have an order on its way. Cancel it in your orders or wait until it's delivered, then delete your account.";
export const withdrawalStillOpen =
  "We're still processing a withdrawal you made while signed in. You can delete your account once it's settled.";
export const thatTookLongerThanFiveMinutes = 'That took longer than five minutes. Please confirm again.';
export const thereWereTooManyTriesWait = 'Too many attempts. Please try again in a few minutes.';
export const weCouldNotHearWhetherIt =
  "We couldn't check whether your account was deleted. Reload this page, and try again if you're still signed in.";
export const yourAccountIsDeleted = 'Your account is deleted';
export const youAreSignedOutYourOrders =
  "You're signed out. Your orders stay in our accounts, without your name. You're welcome back any time.";
export const savedDeliveryDetails = 'Saved delivery details';
export const theyCouldNotBeLoaded = "We couldn't load your details.";
export const yourDeliveryDetailsAreSaved = 'Your delivery details are saved.';
export const theyCouldNotBeDeletedPlease = "We couldn't delete your details. Please try again.";
export const noneTheCheckoutOffersToSave =
  "None yet. Add them here or save them at checkout, and we'll fill them in next time.";
export const savedFacts = { name: 'Name', phone: 'Phone', address: 'Address' };
export const changeTheSavedDetails = 'Edit details';
export const addDeliveryDetails = 'Add delivery details';
export const deleteTheSavedDetails = 'Delete details';
export const saveTheDetails = 'Save details';
export const cancel = 'Cancel';
export const weGotNoAnswer = "We didn't get a response.";
export const theDetailsAreNotSaved = (detail: Shown) => `${detail} Your details haven't been saved.`;
export const pleaseProvideAValidEmailAnd = 'Please provide a valid email and password';
export const email = 'Email';
export const enterYourEmail = 'Enter your email.';
export const password = 'Password';
export const or = 'or';
export const logInOrRegisterToGo = 'Log in or register to check out. Your cart is saved.';
export const logInOrRegisterToSee = 'Log in or register to see this page.';
export const withAnAccountYouCan = 'With an account you can';
export const browsingAndFillingACartNeed = 'No account needed to browse or fill a cart.';
export const googleSignInFailed = 'Google sign in failed!';
export const signInWithGoogle = 'Sign in with Google';
export const login = 'Login';
export const logInToOrderBooksAnd = 'Log in to order books and see your orders.';
export const loginSuccessful = 'Login successful!';
export const register = 'Register';
export const newHere = 'New here?';
export const ifHasAnAccountHereA = (email: Shown) =>
  `If there's an account for ${email}, we've sent it a link. It can take a few minutes, so check your spam folder too.`;
export const chooseANewPassword = 'Choose a new password';
export const weSendAMailWithA = "We'll email you a reset link.";
export const sendTheMailAgain = 'Resend email';
export const backToTheLogIn = 'Back to login';
export const createAnAccountToOrderBooks = 'Create an account to order books.';
export const userRegisteredSuccessfully = 'User registered successfully!';
export const alreadyRegistered = 'Already registered?';
export const youAreSignedIn = "You're signed in.";
export const signedInAs = <Part>(email: Part, link: Part) => ["You're signed in as ", email, '. ', link];
export const goToYourOrders = 'Go to your orders';
export const goToTheBooks = 'Browse books';
export const weCouldNotReachTheSign = "We couldn't reach the sign-in service. Check your connection and try again.";
export const forgotYourPassword = 'Forgot your password?';
export const chooseALongerPassword = 'Choose a longer password.';
export const thatIsNotAnEMail = "That isn't a valid email. Try something like name@example.com.";
export const yourBrowserKeptTheWindowShut =
  'Your browser blocked the pop-up. Allow pop-ups for this site, then try again.';
export const theWindowWasClosedBeforeYou = 'The window closed before you were signed in. Please try again.';
export const thatIsAnotherAccountChooseThe = "That's a different account. Choose the one you're signed in with.";
export const googleSignInIsNotSwitched =
  "Google sign-in isn't available at this address. Log in with your email instead.";
export const thisWayToSignInIs = "This way of signing in isn't available here.";
export const yourBrowserKeepsThisSiteFrom = 'Your browser is blocking storage for this site. Allow it, then try again.';
export const checkBothOrChooseANew = (forgot: Shown) => `Check both, or use “${forgot}” to reset your password.`;
export const checkBothIfYouHaveAn = 'Check both. Already have an account? Log in or reset your password there.';
export const googleCouldNotBeAskedTry = "We couldn't reach Google. Try again, or log in with your email.";
export const theMailCouldNotBeSent = "We couldn't send the email. Please try again in a few minutes.";
export const checkYourPasswordAndTryAgain = 'Check your password and try again.';
export const openingGoogle = 'Opening Google…';
