import * as factorMessages from '@bookstore/messages/factor';
import * as messages from '@bookstore/messages/problems';
import * as staffMessages from '@bookstore/messages/staff';
import type { Request } from 'express';
import { forbidden, ProblemError, unauthenticated } from '../http/problem.ts';
import type { Customer, CustomerTokens } from './customerTokens.ts';
import type { Admin, AdminSessions } from './sessions.ts';

/** @throws unauthenticated without a Bearer token */
export function bearerToken(req: Request): string {
  const match = /^Bearer +([^\s]+) *$/i.exec(req.get('authorization') ?? '');
  if (!match?.[1]) throw unauthenticated();
  return match[1];
}

/** Each throws 401 or 403. */
export interface Guards {
  requireAdmin(req: Request): Promise<Admin>;
  requireAdminEvenWithoutFactor(req: Request): Promise<Admin>;
  requireOwner(req: Request): Promise<Admin>;
  requireCustomer(req: Request): Promise<Customer>;
  requireEither(req: Request): Promise<Caller>;
  findCustomer(req: Request): Promise<Customer | null>;
}

export type Caller = { admin: Admin; customer?: never } | { customer: Customer; admin?: never };

function rejectWithoutFactor({ needsFactor }: Admin): void {
  if (needsFactor) throw new ProblemError('second-factor-missing', factorMessages.setUpFirst);
}

/** A valid token of the other kind gets 403, everything else 401. */
export function createGuards(sessions: AdminSessions, customers: CustomerTokens): Guards {
  async function identify(token: string): Promise<Caller> {
    // A token that claims one issuer cannot be the other kind, so one verifier suffices.
    if (await sessions.isOurs(token)) {
      const admin = await sessions.verify(token);
      if (admin) return { admin };
    } else {
      const customer = await customers.verify(token);
      if (customer) return { customer };
    }
    throw unauthenticated('invalid_token');
  }

  async function requireAdminEvenWithoutFactor(req: Request): Promise<Admin> {
    const { admin } = await identify(bearerToken(req));
    if (!admin) throw forbidden(messages.adminOnly);
    return admin;
  }

  async function requireAdmin(req: Request): Promise<Admin> {
    const admin = await requireAdminEvenWithoutFactor(req);
    rejectWithoutFactor(admin);
    return admin;
  }

  return {
    requireAdmin,
    requireAdminEvenWithoutFactor,
    async requireOwner(req) {
      const admin = await requireAdmin(req);
      if (admin.rights !== 'owner') throw forbidden(staffMessages.ownersOnly);
      return admin;
    },
    async requireCustomer(req) {
      const { customer } = await identify(bearerToken(req));
      if (!customer) throw forbidden(messages.customersOnly);
      return customer;
    },
    async requireEither(req) {
      const caller = await identify(bearerToken(req));
      if (caller.admin) rejectWithoutFactor(caller.admin);
      return caller;
    },
    async findCustomer(req) {
      if (!req.get('authorization')) return null;
      try {
        return (await identify(bearerToken(req))).customer ?? null;
      } catch {
        return null;
      }
    },
  };
}
