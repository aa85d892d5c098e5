import { Metadata } from '@grpc/grpc-js';
import { expect, it } from 'vitest';
import { callerOf, requireOwner } from './authorization.ts';

function metadataWith(authorization?: string): Metadata {
  const metadata = new Metadata();
  if (authorization) metadata.set('authorization', authorization);
  return metadata;
}

it.each(['Bearer owner', 'bearer owner', 'Bearer ya29.token'])('%s is the admin', (header) => {
  expect(callerOf(metadataWith(header))).toBe('owner');
  expect(() => requireOwner(metadataWith(header))).not.toThrow();
});

it.each([undefined, 'Bearer a.b.', 'Bearer ownership.x.y', 'Basic owner'])('%s is anybody', (header) => {
  expect(callerOf(metadataWith(header))).toBe('other');
  expect(() => requireOwner(metadataWith(header))).toThrow('Missing or insufficient permissions.');
});

it('a bearer token that is no JWT is a mistake', () => {
  expect(() => callerOf(metadataWith('Bearer ownership'))).toThrow('invalid jwt');
});
