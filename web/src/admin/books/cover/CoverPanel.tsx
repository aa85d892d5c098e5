import { useId } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CropStage } from './CropStage.tsx';
import { describeBytes } from './describeBytes.ts';
import type { OpenPicture } from './openPicture.ts';
import { largestZoom, type Place, zoomed } from './placing.ts';

interface Props {
  file: File;
  picture: OpenPicture | undefined;
  place: Place;
  /** What is wrong with the file, or why it could not be sent. */
  complaint: string | undefined;
  onPlace: (place: Place) => void;
  onRemove: () => void;
}

/** Beside the picker: what was chosen, the part of it that the shop will show, and what is wrong with it. */
export function CoverPanel({ file, picture, place, complaint, onPlace, onRemove }: Props) {
  return (
    <>
      {complaint && <Alert>{complaint}</Alert>}
      <div className="grid gap-4 rounded-control border border-line p-4">
        {picture && <CropStage bitmap={picture.bitmap} place={place} onPlace={onPlace} />}
        {picture && <Zoom picture={picture} place={place} onPlace={onPlace} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft text-sm tabular-nums">
            {picture && `${picture.original.width} × ${picture.original.height} pixels, `}
            {describeBytes(file.size)}
          </p>
          <Button look="secondary" className="px-4!" onClick={onRemove}>
            Remove picture
          </Button>
        </div>
      </div>
    </>
  );
}

interface ZoomProps {
  picture: OpenPicture;
  place: Place;
  onPlace: (place: Place) => void;
}

function Zoom({ picture: { bitmap }, place, onPlace }: ZoomProps) {
  const id = useId();
  const largest = largestZoom(bitmap);
  if (largest === 1) return null;
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="font-medium text-ink text-sm">
        Zoom
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={largest}
        step={0.05}
        value={place.zoom}
        aria-valuetext={`${Math.round(place.zoom * 100)} percent`}
        onChange={(event) => onPlace(zoomed(bitmap, place, event.target.valueAsNumber))}
        className="min-h-11 w-full cursor-pointer accent-accent"
      />
    </div>
  );
}
