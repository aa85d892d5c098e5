/**
 * Messages of google.firestore.v1 in the proto loader's format: camelCase, int64 as strings, enums by name, absent
 * fields undefined, each oneof's set member under the oneof's name.
 */

export type WireTimestamp = { seconds?: string; nanos?: number };

export type WireFields = { [name: string]: WireValue };

export type WireValue = {
  valueType?: string;
  nullValue?: 'NULL_VALUE';
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number;
  timestampValue?: WireTimestamp;
  stringValue?: string;
  bytesValue?: Buffer;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: WireArray;
  mapValue?: { fields?: WireFields };
};

export type WireArray = { values?: WireValue[] };

export type WireDocument = {
  name?: string;
  fields?: WireFields;
  createTime?: WireTimestamp;
  updateTime?: WireTimestamp;
};

export type WireMask = { fieldPaths?: string[] };

export type WirePrecondition = { exists?: boolean; updateTime?: WireTimestamp };

export type WireTransform = {
  fieldPath?: string;
  setToServerValue?: string;
  increment?: WireValue;
  maximum?: WireValue;
  minimum?: WireValue;
  appendMissingElements?: WireArray;
  removeAllFromArray?: WireArray;
};

export type WireWrite = {
  update?: WireDocument;
  delete?: string;
  verify?: string;
  /** Old clients send it instead of `updateTransforms`. */
  transform?: { document?: string; fieldTransforms?: WireTransform[] };
  updateMask?: WireMask;
  updateTransforms?: WireTransform[];
  currentDocument?: WirePrecondition;
};

export type WireWriteResult = { updateTime?: WireTimestamp; transformResults?: WireValue[] };

export type WireFieldReference = { fieldPath?: string };

export type WireFilter = {
  compositeFilter?: { op?: string; filters?: WireFilter[] };
  fieldFilter?: { field?: WireFieldReference; op?: string; value?: WireValue };
  unaryFilter?: { op?: string; field?: WireFieldReference };
};

export type WireOrder = { field?: WireFieldReference; direction?: string };

export type WireCursor = { values?: WireValue[]; before?: boolean };

export type WireQuery = {
  select?: { fields?: WireFieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: WireFilter;
  orderBy?: WireOrder[];
  startAt?: WireCursor;
  endAt?: WireCursor;
  offset?: number;
  limit?: { value?: number };
  findNearest?: object;
};

export type WireAggregation = {
  alias?: string;
  count?: { upTo?: { value?: string } };
  sum?: { field?: WireFieldReference };
  avg?: { field?: WireFieldReference };
};

export type WireTransactionOptions = {
  readOnly?: { readTime?: WireTimestamp };
  readWrite?: { retryTransaction?: Buffer };
};

/** At most one member is set. */
export type WireConsistency = {
  transaction?: Buffer;
  newTransaction?: WireTransactionOptions;
  readTime?: WireTimestamp;
};
