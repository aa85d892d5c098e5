/** `preview.ts`: how a link to the shop looks where people share it. */
export interface PreviewTexts {
  /** Below the name. At most 120 characters. */
  sentence: string;
  /** What is to be seen on `pictures/og-image.jpg`, for those who do not see it. At most 120 characters. */
  picture: string;
}
