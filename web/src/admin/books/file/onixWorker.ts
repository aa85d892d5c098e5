import { answerOnix, type OnixQuestion } from './answerOnix.ts';

self.onmessage = ({ data }: MessageEvent<OnixQuestion>) => {
  // The rethrown error reaches the page as an error of the worker.
  void answerOnix(data, (message) => self.postMessage(message)).catch((error: unknown) => {
    setTimeout(() => {
      throw error;
    });
  });
};
