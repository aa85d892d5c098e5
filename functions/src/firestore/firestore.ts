// Everything used from the Firestore client, which build.mjs bundles separately for loading on demand.
export { AggregateField, FieldValue, Firestore, Timestamp } from '@google-cloud/firestore';
