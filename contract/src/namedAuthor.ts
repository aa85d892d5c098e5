import { DEFAULT_AUTHOR } from './constants.ts';

/**
 * Who has written a book, where somebody said so: `admin`, which the page of a book shows for nobody (specification, section 3), is
 * no author that lists, feeds and search engines are told of.
 */
export const namedAuthor = ({ author }: { author?: string | undefined }): string | undefined =>
  author && author !== DEFAULT_AUTHOR ? author : undefined;
