import { coverQuerySchema } from '@bookstore/contract/api/cover';
import { coverPath } from '@bookstore/contract/api/paths';
import type { Request, Response } from 'express';
import type { Admin } from '../auth/sessions.ts';
import { readPicture } from '../http/body.ts';
import { matchesEtag } from '../http/etag.ts';
import { parseQuery, pathParameter } from '../http/parse.ts';
import { toBookCover } from './coverRecord.ts';
import type { CoversService } from './covers.service.ts';

const EXTENSION = '.webp';

/** The id is made of the picture, so there never is another one at its address. */
const KEEP_FOR_EVER = 'public, max-age=31536000, immutable';

/** '' for a file of another kind: that is no picture's id. */
function idOf(file: string): string {
  return file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : '';
}

export function createCoversRoutes(covers: CoversService) {
  return {
    upload: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const { tint = '' } = parseQuery(coverQuerySchema, req);
      const { cover, isNew } = await covers.store(admin, await readPicture(req, res), tint);
      res
        .status(isNew ? 201 : 200)
        .set('Location', coverPath(cover.id))
        .json(toBookCover(cover));
    },

    get: async (req: Request, res: Response): Promise<void> => {
      const { id, bytes } = await covers.get(idOf(pathParameter(req, 'file')));
      const etag = `"${id}"`;
      res.set({ ETag: etag, 'Cache-Control': KEEP_FOR_EVER });
      if (matchesEtag(req.get('if-none-match'), etag)) res.status(304).end();
      else res.set('Content-Type', 'image/webp').send(Buffer.from(bytes));
    },
  };
}
