import { toIsbn13 } from '@bookstore/contract/bookFields';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { type ScanProblem, startScan } from './startScan.ts';

const BY_HAND = 'Or type the digits that stand below the barcode.';

const ADVICE: Readonly<Record<ScanProblem, string>> = {
  'no-access': 'A page may use the camera only where its address begins with https.',
  refused: 'The camera is not allowed here. Allow it beside the address of the page, then try again.',
  'no-camera': 'No camera was found on this device.',
  'in-use': 'The camera could not be started. Close what else is using it, then try again.',
  'no-reader': 'The barcode reader could not be started. Check the connection, then try again.',
  ended: 'The camera has stopped.',
};

interface Props {
  /** Thirteen digits; the dialog closes by itself. */
  onFound: (isbn: string) => void;
  /** It is closed and the camera off. */
  onClose: () => void;
}

/** Reads an ISBN from the barcode of a book that is held before the camera. */
export function ScanDialog({ onFound, onClose }: Props) {
  return (
    <Modal title="Scan the barcode" onClose={onClose}>
      {(close) => <Scanner onFound={onFound} close={close} />}
    </Modal>
  );
}

function Scanner({ onFound, close }: Pick<Props, 'onFound'> & { close: () => void }) {
  const [problem, setProblem] = useState<ScanProblem | null>(null);
  return (
    <>
      {problem ? (
        <Alert>
          <p>{ADVICE[problem]}</p>
          <p>{BY_HAND}</p>
        </Alert>
      ) : (
        <CameraPicture
          onIsbn={(isbn) => {
            onFound(isbn);
            close();
          }}
          onHidden={close}
          onProblem={setProblem}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {problem && <Button onClick={() => setProblem(null)}>Try again</Button>}
        <Button look="secondary" onClick={close}>
          Close
        </Button>
      </div>
    </>
  );
}

interface PictureProps {
  onIsbn: (isbn: string) => void;
  /** Nobody holds a book before a page that is not seen. */
  onHidden: () => void;
  onProblem: (problem: ScanProblem) => void;
}

/** The camera is on while this is shown. */
function CameraPicture({ onIsbn, onHidden, onProblem }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState('The camera is starting.');
  const read = useEffectEvent((code: string) => {
    const isbn = toIsbn13(code);
    if (isbn === null) setSaid(`${code} is no ISBN. That barcode begins with 978 or 979.`);
    else onIsbn(isbn);
  });
  const fail = useEffectEvent(onProblem);
  const hide = useEffectEvent(onHidden);
  useEffect(() => {
    if (!video.current) return;
    return startScan(video.current, {
      onLooking: () => setSaid('Hold the barcode of a book into the picture.'),
      onCode: (code) => read(code),
      onProblem: (problem) => fail(problem),
    });
  }, []);
  useEffect(() => {
    const change = () => document.hidden && hide();
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return (
    <div className="grid gap-3">
      <video
        ref={video}
        muted
        playsInline
        aria-label="What the camera sees"
        className="aspect-video w-full rounded-control bg-paper-sunk object-cover"
      />
      <p role="status">{said}</p>
    </div>
  );
}
