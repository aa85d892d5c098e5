import { isCoverId } from '@bookstore/contract/api/cover';
import { COVER_LIMITS, COVER_RATE_LIMIT } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import type { Admin } from '../auth/sessions.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import { type CoverRecord, coverIdOf, type NamedCover } from './coverRecord.ts';
import { CoverNotFound, NotACover } from './covers.errors.ts';
import type { CoversRepository } from './covers.repository.ts';
import { inspectJpeg } from './jpeg.ts';
import { inspectWebp } from './webp.ts';

export interface CoversService {
  /** Expires after a day unless a book uses it. @param tint `#rrggbb`; '' if unknown @throws NotACover, RateLimited */
  store(admin: Admin, bytes: Uint8Array, tint: string): Promise<{ cover: NamedCover; isNew: boolean }>;
  /** @throws CoverNotFound, also for a picture of another type */
  get(id: string): Promise<CoverRecord>;
}

interface CoversServiceDependencies {
  covers: CoversRepository;
  rateLimiter: RateLimiter;
  clock: Clock;
}

/** @throws NotACover */
export function readCoverBytes(bytes: Uint8Array): Omit<NamedCover, 'tint'> {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  const picture = isJpeg ? inspectJpeg(bytes) : inspectWebp(bytes);
  if ('problem' in picture) throw new NotACover(picture.problem);
  const { width, height } = picture;
  const { min, max } = COVER_LIMITS.side;
  if (Math.min(width, height) < min || Math.max(width, height) > max) {
    throw new NotACover(messages.wrongPictureSides(width, height, min, max));
  }
  return { id: coverIdOf(bytes), width, height, ...(isJpeg && { type: 'jpeg' }) };
}

export function createCoversService({ covers, rateLimiter, clock }: CoversServiceDependencies): CoversService {
  return {
    async store({ username }, bytes, tint) {
      const read = readCoverBytes(bytes);
      await countAttempt(rateLimiter, ['covers', username], COVER_RATE_LIMIT);
      return covers.store({ ...read, tint, bytes }, clock());
    },

    async get(id) {
      const cover = isCoverId(id) ? await covers.find(id, clock()) : null;
      if (!cover) throw new CoverNotFound();
      return cover;
    },
  };
}
