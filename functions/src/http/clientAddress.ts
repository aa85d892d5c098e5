import type { Request } from 'express';

/** Where a request came from, as far as it can be trusted. */
export type ClientAddress = (req: Request) => string;

/**
 * The last entry of `X-Forwarded-For`: the one that Google's front end appends itself. Whatever a client writes into
 * that header (or into `Fastly-Client-IP`) stands to the left of it and is ignored, so that nobody chooses their own
 * address. Behind Hosting the last entry is the CDN node that the client reached: coarser than the client, still
 * somewhere else for a stranger elsewhere.
 */
export const lastForwardedHop: ClientAddress = (req) => {
  const hops = (req.get('x-forwarded-for') ?? '').split(',');
  return hops.at(-1)?.trim() || socketAddress(req);
};

/** Without Google's front end (emulators) the header is whatever the client says. The emulator's socket has no address. */
export const socketAddress: ClientAddress = (req) => req.socket.remoteAddress ?? 'local';
