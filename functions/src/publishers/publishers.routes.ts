import {
  type PublisherContact,
  publisherEditSchema,
  publisherQuerySchema,
  publisherSchema,
  publishersQuerySchema,
} from '@bookstore/contract/api/publisher';
import type { Request, Response } from 'express';
import type { Admin } from '../auth/sessions.ts';
import { CDN_MINUTE } from '../http/cacheControl.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { parseBody, parseQuery, pathParameter } from '../http/parse.ts';
import { hashOf } from '../lib/hash.ts';
import type { PublishersService } from './publishers.service.ts';

export function createPublishersRoutes(publishers: PublishersService) {
  return {
    /** A list, because an unknown publisher is no error. Cached as long as the book page, which contains the same. */
    find: async (req: Request, res: Response): Promise<void> => {
      const found = await publishers.find(parseQuery(publisherQuerySchema, req).name);
      const answer: PublisherContact[] = found ? [found] : [];
      const etag = etagOf(hashOf('publisher', JSON.stringify(answer)));
      res.set({ ETag: etag, 'Cache-Control': CDN_MINUTE });
      if (matchesEtag(req.get('if-none-match'), etag)) res.status(304).end();
      else res.json(answer);
    },

    page: async (req: Request, res: Response): Promise<void> => {
      res.json(await publishers.page(parseQuery(publishersQuerySchema, req)));
    },

    add: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const added = await publishers.add(admin, parseBody(publisherSchema, req));
      res.status(201).json(added);
    },

    edit: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const { seen, ...input } = parseBody(publisherEditSchema, req);
      const edited = await publishers.edit(admin, pathParameter(req, 'slug'), input, seen);
      res.json(edited);
    },

    remove: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      await publishers.remove(admin, pathParameter(req, 'slug'));
      res.status(204).end();
    },
  };
}
