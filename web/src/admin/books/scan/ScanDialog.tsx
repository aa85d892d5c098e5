import { toIsbn13 } from '@bookstore/contract/isbn';
import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/dashboardBooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { type ScanProblem, startScan } from './startScan.ts';

const BY_HAND = messages.typeDigitsHint;

const ADVICE: Readonly<Record<ScanProblem, string>> = {
  'no-access': messages.cameraNeedsHttps,
  refused: messages.cameraNotAllowed,
  'no-camera': messages.noCamera,
  'in-use': messages.cameraNotStarted,
  'no-reader': messages.readerNotLoaded,
  ended: messages.cameraStopped,
};

interface Props {
  /** Receives thirteen digits; the dialog closes automatically. */
  onFound: (isbn: string) => void;
  onClose: () => void;
}

export function ScanDialog({ onFound, onClose }: Props) {
  return (
    <Modal title={messages.scanBarcode} onClose={onClose}>
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
        {problem && <Button onClick={() => setProblem(null)}>{common.tryAgain}</Button>}
        <Button look="secondary" onClick={close}>
          {common.close}
        </Button>
      </div>
    </>
  );
}

interface PictureProps {
  onIsbn: (isbn: string) => void;
  onHidden: () => void;
  onProblem: (problem: ScanProblem) => void;
}

function CameraPicture({ onIsbn, onHidden, onProblem }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [status, setStatus] = useState(messages.cameraStarting);
  // The camera keeps reading until the dialog closes.
  const isFound = useRef(false);
  const read = useEffectEvent((code: string) => {
    if (isFound.current) return;
    const isbn = toIsbn13(code);
    if (isbn === null) return setStatus(messages.barcodeNotIsbn(code));
    isFound.current = true;
    onIsbn(isbn);
  });
  const fail = useEffectEvent(onProblem);
  const hide = useEffectEvent(onHidden);
  useEffect(() => {
    if (!video.current) return;
    return startScan(video.current, {
      onLooking: () => setStatus(messages.holdBarcode),
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
        aria-label={messages.cameraPicture}
        className="aspect-video w-full rounded-control bg-paper-sunk object-cover"
      />
      <p role="status">{status}</p>
    </div>
  );
}
