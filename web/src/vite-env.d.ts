/** What a build can be told by its environment. */
interface ImportMetaEnv {
  /** Where the API is, if not below the shop's own origin. */
  readonly VITE_API_BASE?: string;
}

/** A page of the shop's folder, which tooling/legalTexts.ts reads. */
declare module '*.md' {
  export const text: import('./shop/legal/legalText.ts').LegalText;
}
