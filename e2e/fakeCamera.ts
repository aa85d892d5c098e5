import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ean13Bars } from '@bookstore/contract/test/ean13Bars';
import type { Page } from '@playwright/test';
import { ROOT } from '../tools/lib/paths.ts';

const WIDTH = 640;
const HEIGHT = 360;
const BAR = 4;
const [TABLE, INK, PAPER] = [110, 25, 225];

/** Writes a YUV4MPEG2 video for Chromium's fake camera. @returns its path */
export function filmBarcode(digits: string): string {
  const bars = ean13Bars(digits);
  const left = Math.floor((WIDTH - bars.length * BAR) / 2);
  const row = Array.from({ length: WIDTH }, (_, column) => {
    const bar = bars[Math.floor((column - left) / BAR)];
    if (column < left || bar === undefined) return TABLE;
    return bar === '1' ? INK : PAPER;
  });
  const table = Buffer.alloc(WIDTH, TABLE);
  const code = Buffer.from(row);
  const rows = Array.from({ length: HEIGHT }, (_, y) => (y > HEIGHT / 4 && y < (HEIGHT * 3) / 4 ? code : table));
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  const folder = join(ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'barcode.y4m');
  // Atomic: several workers may create it.
  writeFileSync(`${path}.${process.pid}`, Buffer.concat([head, ...rows, grey]));
  renameSync(`${path}.${process.pid}`, path);
  return path;
}

/** Shows an upright picture with a vertical barcode, as on a phone. */
export async function showUpright(page: Page, digits: string): Promise<void> {
  await page.evaluate((bars) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 640 });
    const context = canvas.getContext('2d');
    const draw = () => {
      if (!context) return;
      context.fillStyle = '#777';
      context.fillRect(0, 0, canvas.width, canvas.height);
      for (const [index, bar] of Array.from(bars).entries()) {
        context.fillStyle = bar === '1' ? '#222' : '#ddd';
        context.fillRect(120, 60 + index * 4, 240, 4);
      }
      requestAnimationFrame(draw);
    };
    draw();
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  }, ean13Bars(digits));
}

export async function watchCameras(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const cameras: MediaStream[] = [];
    Object.assign(window, { cameras });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const camera = await open(wanted);
      cameras.push(camera);
      return camera;
    };
  });
}

export const camerasOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { cameras: MediaStream[] }).cameras.flatMap((camera) =>
      camera.getTracks().map(({ readyState }) => readyState),
    ),
  );

/** Adds the detector that other systems have, with a fixed result. */
export async function fakeDetector(page: Page, code: string): Promise<void> {
  await page.addInitScript((rawValue) => {
    class BarcodeDetector {
      static async getSupportedFormats() {
        return ['qr_code', 'ean_13'];
      }
      async detect(video: HTMLVideoElement) {
        if (video.videoWidth === 0) throw new DOMException('No picture', 'InvalidStateError');
        return [{ rawValue, format: 'ean_13' }];
      }
    }
    Object.assign(window, { BarcodeDetector });
  }, code);
}

export const hidePage = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
