import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startScan } from './startScan.ts';

function aCamera() {
  const opened = Promise.withResolvers<MediaStream>();
  const track = Object.assign(new EventTarget(), {
    isOn: true,
    stop: () => {
      track.isOn = false;
    },
  });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => opened.promise } });
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  return { track, open: () => opened.resolve(stream), refuse: (error: Error) => opened.reject(error) };
}

function aReader(rawValue: string) {
  class BarcodeDetector {
    static readonly getSupportedFormats = async () => ['ean_13'];
    readonly detect = async () => [{ rawValue }];
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
}

function scan() {
  const video = Object.assign(document.createElement('video'), { play: async () => undefined });
  const callbacks = { onLooking: vi.fn(), onCode: vi.fn(), onProblem: vi.fn() };
  return { video, ...callbacks, stop: startScan(video, callbacks) };
}

describe('startScan', () => {
  it('switches off a camera that starts after the scan was stopped', async () => {
    aReader('9782253002697');
    const { track, open } = aCamera();
    const { video, stop, onLooking, onProblem } = scan();
    stop();
    open();
    await waitFor(() => expect(track.isOn).toBe(false));
    expect(video.srcObject).toBeNull();
    expect(onLooking).not.toHaveBeenCalled();
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('reports a code that two pictures agree on until stopped', async () => {
    aReader('9782253002697');
    const { track, open } = aCamera();
    const { stop, onCode } = scan();
    open();
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('9782253002697'));
    stop();
    expect(track.isOn).toBe(false);
  });

  it('reports a disconnected, refused or missing camera', async () => {
    aReader('9782253002697');
    const { track, open } = aCamera();
    const { onLooking, onProblem } = scan();
    open();
    await waitFor(() => expect(onLooking).toHaveBeenCalledOnce());
    track.dispatchEvent(new Event('ended'));
    expect(onProblem.mock.calls).toEqual([['ended']]);
    expect(track.isOn).toBe(false);

    for (const [name, problem] of [
      ['NotAllowedError', 'refused'],
      ['NotFoundError', 'no-camera'],
      ['NotReadableError', 'in-use'],
    ]) {
      const camera = aCamera();
      const { onProblem } = scan();
      camera.refuse(new DOMException('', name));
      await waitFor(() => expect(onProblem.mock.calls).toEqual([[problem]]));
    }
    vi.stubGlobal('navigator', {});
    const withoutCamera = scan();
    await waitFor(() => expect(withoutCamera.onProblem.mock.calls).toEqual([['no-access']]));
  });
});
