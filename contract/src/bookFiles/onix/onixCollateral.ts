import { toLanguageTag } from '../../bookFields.ts';
import { isValidOn } from './onixDates.ts';
import { childrenOf, fieldOf, fieldsOf, type OnixElement } from './onixElement.ts';
import type { OnixMarket } from './onixPrice.ts';
import { paragraphsOf } from './onixText.ts';

interface Reading {
  market: Pick<OnixMarket, 'today'>;
  /** BCP 47. */
  language: string;
}

/** Audience codes: unrestricted, and general readers. */
const FOR_READERS = ['00', '03'];

export const DESCRIPTIONS = ['03', '02'];
export const EXCERPT = '14';

/** Takes current texts only, in the shop's language if possible. */
function textOf(collateral: OnixElement, type: string, { market, language }: Reading): string {
  const texts = childrenOf(collateral, 'TextContent')
    .filter((one) => fieldOf(one, 'TextType') === type && isValidOn(one, 'ContentDate', market.today))
    .filter((one) => {
      const audiences = fieldsOf(one, 'ContentAudience');
      return audiences.length === 0 || audiences.some((audience) => FOR_READERS.includes(audience));
    })
    .flatMap((one) => childrenOf(one, 'Text'));
  const own = new Intl.Locale(language).language;
  const languageOfText = ({ attributes }: OnixElement) => attributes.language && toLanguageTag(attributes.language);
  const best =
    texts.find((text) => languageOfText(text)?.split('-')[0] === own) ??
    texts.find((text) => !languageOfText(text)) ??
    texts[0];
  return best ? paragraphsOf(best) : '';
}

const FRONT_COVER = '01';
const IMAGE = '03';

/** @returns undefined for other resources */
export function coverLinkOf(resource: OnixElement): string | undefined {
  if (fieldOf(resource, 'ResourceContentType') !== FRONT_COVER || fieldOf(resource, 'ResourceMode') !== IMAGE) return;
  return childrenOf(resource, 'ResourceVersion')
    .flatMap((version) => fieldsOf(version, 'ResourceLink'))
    .find((link) => /^https?:\/\//i.test(link) && URL.canParse(link));
}

export function collateralOf(
  collateral: OnixElement,
  options: Reading,
): { description?: string; excerpt?: string; coverLink?: string } {
  const description = DESCRIPTIONS.map((type) => textOf(collateral, type, options)).find(Boolean);
  const excerpt = textOf(collateral, EXCERPT, options);
  const coverLink = childrenOf(collateral, 'SupportingResource').map(coverLinkOf).find(Boolean);
  return { ...(description && { description }), ...(excerpt && { excerpt }), ...(coverLink && { coverLink }) };
}
