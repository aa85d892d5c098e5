import { answerOnix, type OnixQuestion } from './answerOnix.ts';

self.onmessage = ({ data }: MessageEvent<OnixQuestion>) => {
  // What is thrown here the page hears as an error of the worker.
  void answerOnix(data, (message) => self.postMessage(message)).catch((error: unknown) => {
    setTimeout(() => {
      throw error;
    });
  });
};
