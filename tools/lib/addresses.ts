/** `demo-` keeps the Firebase tools from calling Google. */
export const PROJECT_ID = 'demo-bookstore';

/** The same as in functions/src/config.ts and firebase.json. */
export const REGION = 'us-central1';

/** The same as in firebase.json. */
export const PORTS = {
  shop: 5050,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  hub: 4400,
  ui: 4000,
  uiLog: 4500,
} as const;
export const DEV_PORT = 5173;

export const SHOP_URL = `http://localhost:${PORTS.shop}`;
export const FUNCTION_URL = `http://localhost:${PORTS.functions}/${PROJECT_ID}/${REGION}/api`;
export const FIRESTORE_ADDRESS = process.env.FIRESTORE_EMULATOR_HOST || `127.0.0.1:${PORTS.firestore}`;
export const AUTH_ADDRESS = `127.0.0.1:${PORTS.auth}`;
