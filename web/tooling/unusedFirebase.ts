/**
 * Stands in for the Firebase products that reactfire imports and this shop does not use (167 kB gzip otherwise).
 * It must export every name that reactfire imports from them; a missing one is a build error.
 */
const notBundled = (): never => {
  throw new Error('This part of Firebase is not bundled');
};

export {
  notBundled as ensureInitialized,
  notBundled as get,
  notBundled as getAll,
  notBundled as getBoolean,
  notBundled as getDownloadURL,
  notBundled as getNumber,
  notBundled as getString,
  notBundled as getValue,
  notBundled as httpsCallable,
  notBundled as off,
  notBundled as onChildAdded,
  notBundled as onChildChanged,
  notBundled as onChildMoved,
  notBundled as onChildRemoved,
  notBundled as onSnapshot,
  notBundled as onValue,
  notBundled as queryEqual,
  notBundled as ref,
};
