import type { Shown } from '../wordsOf.ts';

export const yourAccount = 'Your account';
export const yourAddressYourPasswordAndYour = 'Your address, your password and your data.';
export const yourOrders = 'Your orders';
export const youSignInWithGoogleWhere =
  'You sign in with Google, where your address and your password are kept and changed.';
export const theMailIsOnItsWay = (email: Shown) =>
  `The mail is on its way to ${email}. Open its link, then come back here.`;
export const yourEMailAddressIsConfirmed = 'Your e-mail address is confirmed.';
export const confirmYourAddress = 'Confirm your address';
export const yourAddressIsNotConfirmedYet = 'Your address is not confirmed yet. A link in a mail does it.';
export const sendTheMail = 'Send the mail';
export const yourData = 'Your data';
export const ordersWithTheirStreetsAndMails =
  'Orders with their streets and mails, and your saved details: all that the shop holds of you, as a file.';
export const fileName = 'my-data.json';
export const theFileMyDataJsonIs = (name: Shown) => `The file ${name} is in your downloads.`;
export const yourDataCouldNotBeLoaded = 'Your data could not be loaded. Please try again in a minute.';
export const downloadMyData = 'Download my data';
export const yourPasswordWasChanged = 'Your password was changed.';
export const changeYourPassword = 'Change your password';
export const currentPassword = 'Current password';
export const enterYourCurrentPassword = 'Enter your current password.';
export const newPassword = 'New password';
export const enterTheNewPassword = 'Enter the new password.';
export const changeThePassword = 'Change the password';
export const aMailIsOnItsWay = (email: Shown) =>
  `A mail is on its way to ${email}. When you have opened its link, log in with the new address.`;
export const changeYourEMailAddress = 'Change your e-mail address';
export const newEmail = 'New email';
export const ordersThatYouHavePlacedStay =
  'Orders that you have placed stay under the address that they were placed with.';
export const enterTheNewEmail = 'Enter the new email.';
export const yourPassword = 'Your password';
export const enterYourPassword = 'Enter your password.';
export const changeTheAddress = 'Change the address';
export const deleteYourAccount = 'Delete your account';
export const yourSignInYourSavedDetails =
  'Your sign-in, your saved details, and the streets and mails of your orders are deleted. Your name, address, phone and email are taken out of the orders themselves: what was bought, when and for how much stays in the shop’s books, as nobody’s. Invoices stay as they were written, as long as the tax law demands.';
export const yourOrdersLabel = 'your orders';
export const anOrderThatIsStillOn = <Part>(link: Part) => [
  'An order that is still on its way needs you: cancel it in ',
  link,
  ', or wait until it is delivered.',
];
export const deleteMyAccount = 'Delete my account';
export const deleteYourAccountQuestion = 'Delete your account?';
export const googlesWindowAsksYouToConfirm = ' Google’s window asks you to confirm that it is you.';
export const theAccountOfIsDeletedAt = <Part, Part1>(part: Part, value: Part1) => [
  'The account of ',
  part,
  ' is deleted at once, and nobody can bring it back.',
  value,
];
export const deleteForGood = 'Delete for good';
export const confirmWithGoogleAndDelete = 'Confirm with Google and delete';
export const keepMyAccount = 'Keep my account';
export const anOrderOfYoursIsStill =
  'An order of yours is still on its way. Cancel it in your orders, or wait until it is delivered; then delete the account.';
export const withdrawalStillOpen =
  'We are still processing a withdrawal that you made while signed in. You can delete your account once it is settled.';
export const thatTookLongerThanFiveMinutes = 'That took longer than five minutes. Please confirm once more.';
export const thereWereTooManyTriesWait = 'There were too many tries. Wait a few minutes, then try again.';
export const weCouldNotHearWhetherIt =
  'We could not hear whether it was done. Load this page again: if you are still signed in, try once more.';
export const yourAccountIsDeleted = 'Your account is deleted';
export const youAreSignedOutYourOrders =
  'You are signed out. Your orders stay in the shop’s books without your name. You are welcome back at any time.';
export const savedDeliveryDetails = 'Saved delivery details';
export const theyCouldNotBeLoaded = 'They could not be loaded.';
export const yourDeliveryDetailsAreSaved = 'Your delivery details are saved.';
export const theyCouldNotBeDeletedPlease = 'They could not be deleted. Please try again.';
export const noneTheCheckoutOffersToSave = 'None. The checkout offers to save them, and fills them in from then on.';
export const savedFacts = { name: 'Name', phone: 'Phone', address: 'Address' };
export const changeTheSavedDetails = 'Change the saved details';
export const addDeliveryDetails = 'Add delivery details';
export const deleteTheSavedDetails = 'Delete the saved details';
export const saveTheDetails = 'Save the details';
export const cancel = 'Cancel';
export const weGotNoAnswer = 'We got no answer.';
export const theDetailsAreNotSaved = (detail: Shown) => `${detail} The details are not saved.`;
export const pleaseProvideAValidEmailAnd = 'Please provide a valid email and password';
export const email = 'Email';
export const enterYourEmail = 'Enter your email.';
export const password = 'Password';
export const or = 'or';
export const logInOrRegisterToGo = 'Log in or register to go on to the checkout. Your cart stays as it is.';
export const logInOrRegisterToSee = 'Log in or register to see the page that you asked for.';
export const withAnAccountYouCan = 'With an account you can';
export const browsingAndFillingACartNeed = 'Browsing and filling a cart need none.';
export const googleSignInFailed = 'Google sign in failed!';
export const signInWithGoogle = 'Sign in with Google';
export const login = 'Login';
export const logInToOrderBooksAnd = 'Log in to order books and see your orders.';
export const loginSuccessful = 'Login successful!';
export const register = 'Register';
export const newHere = 'New here?';
export const ifHasAnAccountHereA = (email: Shown) =>
  `If ${email} has an account here, a mail with a link is on its way to it. It takes a few minutes; look into the folder for spam, too.`;
export const chooseANewPassword = 'Choose a new password';
export const weSendAMailWithA = 'We send a mail with a link to it, by which you choose the password.';
export const sendTheMailAgain = 'Send the mail again';
export const backToTheLogIn = 'Back to the log-in';
export const createAnAccountToOrderBooks = 'Create an account to order books.';
export const userRegisteredSuccessfully = 'User registered successfully!';
export const alreadyRegistered = 'Already registered?';
export const youAreSignedIn = 'You are signed in.';
export const goToTheBooks = 'Go to the books';
export const weCouldNotReachTheSign = 'We could not reach the sign-in service. Check your connection and try again.';
export const forgotYourPassword = 'Forgot your password?';
export const chooseALongerPassword = 'Choose a longer password.';
export const thatIsNotAnEMail = 'That is not an e-mail address: one looks like name@example.com.';
export const yourBrowserKeptTheWindowShut =
  'Your browser kept the window shut. Allow this site to open windows, then press again.';
export const theWindowWasClosedBeforeYou = 'The window was closed before you were signed in. Press again to go on.';
export const thatIsAnotherAccountChooseThe = 'That is another account. Choose the one that you are signed in with.';
export const googleSignInIsNotSwitched =
  'Google sign-in is not switched on for this address. Log in with your email instead.';
export const thisWayToSignInIs = 'This way to sign in is not switched on here.';
export const yourBrowserKeepsThisSiteFrom =
  'Your browser keeps this site from storing anything. Allow it to, then try again.';
export const checkBothOrChooseANew = (forgot: Shown) => `Check both, or choose a new password by “${forgot}”.`;
export const checkBothIfYouHaveAn =
  'Check both. If you have an account already, log in, or choose a new password there.';
export const googleCouldNotBeAskedTry = 'Google could not be asked. Try again, or log in with your email.';
export const theMailCouldNotBeSent = 'The mail could not be sent. Try again in a few minutes.';
export const checkYourPasswordAndTryAgain = 'Check your password and try again.';
export const openingGoogle = 'Opening Google…';
