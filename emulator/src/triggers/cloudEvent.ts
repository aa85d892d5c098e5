import { randomUUID } from 'node:crypto';
import { encodeResponse, toJsonText } from '../server/restMessages.ts';
import { type DocumentChange, type StoredDocument, toWireDocument } from '../storage/document.ts';
import { type Micros, toMilliseconds } from '../time.ts';
import type { Trigger } from './trigger.ts';

const DOCUMENT_RPC = { name: 'GetDocument' };

const toJson = (document: StoredDocument | undefined) =>
  document ? encodeResponse(DOCUMENT_RPC, toWireDocument(document)) : {};

/** Writes a structured event with JSON. Google sends protobuf; the functions SDK reads both. */
export function toCloudEvent({ eventType, database }: Trigger, { path, before, after }: DocumentChange, at: Micros) {
  const [, project = '', , databaseId = ''] = database.split('/');
  const document = path.segments.join('/');
  return toJsonText({
    specversion: '1.0',
    id: randomUUID(),
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${document}`,
    type: eventType,
    time: new Date(toMilliseconds(at)).toISOString(),
    datacontenttype: 'application/json',
    dataschema:
      'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
    location: 'us-central1',
    project,
    database: databaseId,
    namespace: '(default)',
    document,
    data: { value: toJson(after), oldValue: toJson(before) },
  });
}
