import {
  type PublisherContact,
  publisherEditSchema,
  publisherQuerySchema,
  publisherSchema,
  publishersQuerySchema,
} from '@bookstore/contract/api/publisher';
import type { Request, Response } from 'express';
import type { Admin } from '../auth/sessions.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { parseBody, parseQuery, pathParameter } from '../http/parse.ts';
import { hashOf } from '../lib/hash.ts';
import type { PublishersService } from './publishers.service.ts';

/** Cached as long as the book page, which contains the same. */
const A_MINUTE = 'public, max-age=0, s-maxage=60';
const PERSONAL = 'private, no-store';

export function createPublishersRoutes(publishers: PublishersService) {
  return {
    /** A list, because an unknown publisher is no error. */
    find: async (req: Request, res: Response): Promise<void> => {
      const found = await publishers.find(parseQuery(publisherQuerySchema, req).name);
      const answer: PublisherContact[] = found ? [found] : [];
      const etag = etagOf(hashOf('publisher', JSON.stringify(answer)));
      res.set({ ETag: etag, 'Cache-Control': A_MINUTE });
      if (matchesEtag(req.get('if-none-match'), etag)) res.status(304).end();
      else res.json(answer);
    },

    page: async (req: Request, res: Response): Promise<void> => {
      res.set('Cache-Control', PERSONAL).json(await publishers.page(parseQuery(publishersQuerySchema, req)));
    },

    add: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const added = await publishers.add(admin, parseBody(publisherSchema, req));
      res.set('Cache-Control', PERSONAL).status(201).json(added);
    },

    edit: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const { seen, ...input } = parseBody(publisherEditSchema, req);
      const edited = await publishers.edit(admin, pathParameter(req, 'slug'), input, seen);
      res.set('Cache-Control', PERSONAL).json(edited);
    },

    remove: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      await publishers.remove(admin, pathParameter(req, 'slug'));
      res.set('Cache-Control', PERSONAL).status(204).end();
    },
  };
}
