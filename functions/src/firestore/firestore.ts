// The client's used parts, which build.mjs bundles separately for loading on demand.
export { AggregateField, FieldValue, Firestore, Timestamp } from '@google-cloud/firestore';
