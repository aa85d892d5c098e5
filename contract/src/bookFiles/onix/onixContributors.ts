import type { Contributor } from '../../api/bookDetails.ts';
import { isContributorRole } from '../../bookFields.ts';
import { childOf, childrenOf, fieldOf, fieldsOf, type OnixElement } from './onixElement.ts';
import { plainLine } from './onixText.ts';

const named = (contributor: OnixElement, name: string) => plainLine(childOf(contributor, name));

/** “Le Guin, Ursula K.” becomes Ursula K. Le Guin. */
const turned = (inverted: string) => inverted.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1');

/** Returns '' for placeholders such as various authors. */
function nameOf(contributor: OnixElement): string {
  const parts = ['NamesBeforeKey', 'PrefixToKey', 'KeyNames', 'NamesAfterKey', 'SuffixToKey'].map((part) =>
    named(contributor, part),
  );
  return (
    named(contributor, 'PersonName') ||
    (named(contributor, 'KeyNames') && parts.filter(Boolean).join(' ')) ||
    named(contributor, 'CorporateName') ||
    turned(named(contributor, 'PersonNameInverted'))
  );
}

const sequenceOf = (contributor: OnixElement) =>
  Number(fieldOf(contributor, 'SequenceNumber')) || Number.MAX_SAFE_INTEGER;

/** Unnumbered contributors come last; several roles become several entries. */
export function contributorsOf(detail: OnixElement): Contributor[] {
  return childrenOf(detail, 'Contributor')
    .toSorted((a, b) => sequenceOf(a) - sequenceOf(b))
    .flatMap((contributor) => {
      const name = nameOf(contributor);
      const roles = fieldsOf(contributor, 'ContributorRole').filter(isContributorRole);
      return name === '' ? [] : roles.map((role) => ({ name, role }));
    });
}

export interface SafetyContact {
  name: string;
  contact?: string;
  email?: string;
  telephone?: string;
  address?: string[];
  /** ISO 3166. */
  country?: string;
}

/** Code lists 198 and 239. */
const PRODUCT_SAFETY = '10';

function contactOf(element: OnixElement, nameField: string): SafetyContact[] {
  const name = plainLine(childOf(element, nameField));
  const contact = plainLine(childOf(element, 'ContactName'));
  const [email, telephone] = [fieldOf(element, 'EmailAddress'), fieldOf(element, 'TelephoneNumber')];
  const town = [fieldOf(element, 'PostalCode'), plainLine(childOf(element, 'LocationName'))].filter(Boolean).join(' ');
  const address = [plainLine(childOf(element, 'StreetAddress')), town].filter(Boolean);
  const country = fieldOf(element, 'CountryCode');
  if (!name && !contact) return [];
  return [
    {
      name: name || contact,
      ...(name && contact && { contact }),
      ...(email && { email }),
      ...(telephone && { telephone }),
      ...(address.length > 0 && { address }),
      ...(country && { country }),
    },
  ];
}

/** Reads role 10 of publisher, market publisher and supplier (Regulation (EU) 2023/988). */
export function safetyContactsOf(product: OnixElement, supplies: readonly OnixElement[]): SafetyContact[] {
  const publishing = [
    ...childrenOf(product, 'PublishingDetail'),
    ...childrenOf(product, 'ProductSupply').flatMap((supply) => childrenOf(supply, 'MarketPublishingDetail')),
  ];
  const contacts = [
    ...publishing.flatMap((detail) =>
      childrenOf(detail, 'ProductContact')
        .filter((contact) => fieldOf(contact, 'ProductContactRole') === PRODUCT_SAFETY)
        .flatMap((contact) => contactOf(contact, 'ProductContactName')),
    ),
    ...supplies.flatMap((supply) =>
      childrenOf(supply, 'SupplyContact')
        .filter((contact) => fieldOf(contact, 'SupplyContactRole') === PRODUCT_SAFETY)
        .flatMap((contact) => contactOf(contact, 'SupplyContactName')),
    ),
  ];
  return [...new Map(contacts.map((contact) => [JSON.stringify(contact), contact])).values()];
}
