/** What a build can be told by its environment. */
interface ImportMetaEnv {
  /** Where the API is, if not below the shop's own origin. */
  readonly VITE_API_BASE?: string;
}
