interface ImportMetaEnv {
  /** Address of the API if it is not below the shop's own origin. */
  readonly VITE_API_BASE?: string;
}

/** A page of the shop's folder, read by tooling/legalTexts.ts. */
declare module '*.md' {
  export const text: import('./shop/legal/legalText.ts').LegalText;
}
