// All that the function takes from the Firestore client, which build.mjs makes a file of its own that loads on demand.
export { AggregateField, FieldValue, Firestore, Timestamp } from '@google-cloud/firestore';
