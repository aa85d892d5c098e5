import { coverQuerySchema } from '@bookstore/contract/api/cover';
import { coverPath } from '@bookstore/contract/api/paths';
import type { Request, Response } from 'express';
import type { Admin } from '../auth/sessions.ts';
import { readPicture } from '../http/body.ts';
import { matchesEtag } from '../http/etag.ts';
import { parseQuery, pathParameter } from '../http/parse.ts';
import { toBookCover } from './coverRecord.ts';
import type { CoversService } from './covers.service.ts';

/** The id is a hash of the content, so an address never changes its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** '' for other files. Either ending finds the picture, because apps of the previous release know `.webp` only. */
function parseCoverId(file: string): string {
  return /^(.*)\.(?:webp|jpg)$/.exec(file)?.[1] ?? '';
}

export function createCoversRoutes(covers: CoversService) {
  return {
    upload: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const { tint = '' } = parseQuery(coverQuerySchema, req);
      const { cover, isNew } = await covers.store(admin, await readPicture(req, res), tint);
      res
        .status(isNew ? 201 : 200)
        .set('Location', coverPath(cover))
        .json(toBookCover(cover));
    },

    get: async (req: Request, res: Response): Promise<void> => {
      const { id, type, bytes } = await covers.get(parseCoverId(pathParameter(req, 'file')));
      const etag = `"${id}"`;
      res.set({ ETag: etag, 'Cache-Control': IMMUTABLE });
      if (matchesEtag(req.get('if-none-match'), etag)) res.status(304).end();
      else res.set('Content-Type', type === 'jpeg' ? 'image/jpeg' : 'image/webp').send(Buffer.from(bytes));
    },
  };
}
