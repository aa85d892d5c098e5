import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/dashboardBooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { UploadRefused, uploadCover } from '../../../api/coverUpload.ts';
import { getProblem } from '../../../api/problem.ts';
import { Button } from '../../../ui/Button.tsx';
import { CoverPanel } from './CoverPanel.tsx';
import { CENTRED_CROP, type CropPlace, drawCover } from './crop.ts';
import { makeCover } from './makeCover.ts';
import { type OpenPicture, openPicture, Refusal } from './openPicture.ts';

export interface CoverViews {
  panel: ReactNode;
  preview: ReactNode;
  progress: ReactNode;
}

interface State {
  picture?: OpenPicture;
  place: CropPlace;
  /** Why the file cannot become a cover; the book is saved without one. */
  refusal?: string | undefined;
  /** Why the upload failed; the book is not saved until it succeeds. */
  failure?: string | undefined;
  /** Sent share, 0 to 1. */
  sent?: number | undefined;
}

interface Outlets {
  show: (views: CoverViews) => void;
  remove: () => void;
}

/** Loaded with the first file. */
export class CoverWork {
  #state: State = { place: CENTRED_CROP };
  /** Avoids a second upload when saving the book failed. */
  #stored: { place: CropPlace; id: string } | undefined;
  #stop = new AbortController();
  #isClosed = false;
  readonly #file: File;
  readonly #outlets: Outlets;

  constructor(file: File, outlets: Outlets) {
    this.#file = file;
    this.#outlets = outlets;
  }

  async open(): Promise<this> {
    this.#change({});
    try {
      const picture = await openPicture(this.#file);
      if (this.#isClosed) picture.bitmap.close();
      else this.#change({ picture });
    } catch (error) {
      const why = error instanceof Refusal ? error.message : String(error);
      this.#change({ refusal: messages.pictureRefused(why) });
    }
    return this;
  }

  /**
   * @returns the book's cover fields, empty for a refused file; null if the upload failed and the book must not be
   * saved
   */
  async send(): Promise<{ coverId?: string } | null> {
    const { picture, place } = this.#state;
    if (!picture) return {};
    if (this.#stored?.place === place) return { coverId: this.#stored.id };
    this.#stop = new AbortController();
    this.#change({ sent: 0, failure: undefined });
    try {
      const { signal } = this.#stop;
      const cover = await makeCover(picture, place);
      const { id } = await uploadCover({ ...cover, signal, onProgress: (sent) => this.#change({ sent }) });
      this.#stored = { place, id };
      this.#change({ sent: undefined });
      return { coverId: id };
    } catch (error) {
      const failure = this.#stop.signal.aborted ? undefined : uploadFailureText(error);
      this.#change({ sent: undefined, failure });
      return null;
    }
  }

  /** Forgets the stored picture if the shop no longer has it. */
  learn(error: unknown): void {
    if (getProblem(error)?.errors?.some(({ path }) => path === 'coverId')) this.#stored = undefined;
  }

  close(): void {
    this.#isClosed = true;
    this.#stop.abort();
    this.#state.picture?.bitmap.close();
  }

  #change(change: Partial<State>): void {
    if (this.#isClosed) return;
    this.#state = { ...this.#state, ...change };
    this.#outlets.show(this.#views());
  }

  #views(): CoverViews {
    const { picture, place, refusal, failure, sent } = this.#state;
    return {
      panel: (
        <CoverPanel
          file={this.#file}
          picture={picture}
          place={place}
          complaint={refusal ?? failure}
          onPlace={(next) => this.#place(next)}
          onRemove={this.#outlets.remove}
        />
      ),
      preview: picture && <CoverPreview bitmap={picture.bitmap} place={place} />,
      progress: sent !== undefined && <UploadProgress share={sent} onCancel={() => this.#stop.abort()} />,
    };
  }

  #place(place: CropPlace): void {
    // A running upload keeps its crop.
    if (this.#state.sent === undefined) this.#change({ place, failure: undefined });
  }
}

const IS_KEPT = messages.uploadRetryHint;

function uploadFailureText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof UploadRefused)) {
    return messages.pictureNotSent(IS_KEPT);
  }
  const { status } = error;
  if (status === 401 || status === 403) {
    return messages.pictureLoginExpired(IS_KEPT);
  }
  if (status === 429) return messages.pictureRateLimited(IS_KEPT);
  if (status >= 500) return messages.pictureNotStored(IS_KEPT);
  return messages.pictureRejected;
}

function CoverPreview({ bitmap, place }: { bitmap: ImageBitmap; place: CropPlace }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCover(canvas.current, bitmap, place);
  }, [bitmap, place]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={messages.coverPreview}
      className="aspect-2/3 w-full rounded-cover bg-paper-sunk shadow-cover"
    />
  );
}

/** Screen readers announce only the beginning. */
function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft text-sm">
        {messages.sendingThePicture}
      </p>
      <div className="flex items-center gap-3">
        <progress aria-label={messages.pictureSent} max={1} value={share} className="w-full accent-accent" />
        <Button look="secondary" className="px-4!" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
}
