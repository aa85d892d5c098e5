/** `home.ts`: the home page. */
export interface HomeTexts {
  /** Follows the name in the home page's title. At most 60 characters. */
  title: string;
  /** For search engines and the home screens of phones, at most 160 characters. */
  description: string;
  banner: {
    /** The page's heading. At most 40 characters. */
    heading: string;
    /** Below it, at most 240 characters. */
    text: string;
    /** On the button that leads to all books. At most 30 characters. */
    button: string;
    /**
     * Whether the newest five books lie on the banner's picture, where the default picture has its covers. For a picture of your own
     * say no, unless it has them at the same places.
     */
    hasBooks: boolean;
  };
}
