import { schemeOf } from './onixBook.ts';
import { coverLinkOf, DESCRIPTIONS, EXCERPT } from './onixCollateral.ts';
import { childrenOf, fieldOf, type OnixElement } from './onixElement.ts';

/** Longer than any ONIX name with its type. */
const NAME_LENGTH = 60;

const HELD: Readonly<Record<string, readonly string[]>> = {
  Product: [
    'RecordReference NotificationType RecordSourceType RecordSourceIdentifierType RecordSourceIdentifier RecordSourceName DeletionCode DeletionText ProductIdentifier',
    'DescriptiveDetail CollateralDetail PublishingDetail ProductSupply',
  ],
  DescriptiveDetail: [
    'ProductComposition ProductForm TitleDetail Collection NoCollection Contributor NoContributor NoEdition Language Extent Subject',
  ],
  CollateralDetail: ['TextContent SupportingResource'],
  PublishingDetail: ['Imprint Publisher PublishingStatus PublishingDate ProductContact'],
  ProductSupply: ['Market MarketPublishingDetail SupplyDetail'],
};

const heldIn = (parent: string) => new Set(HELD[parent]?.flatMap((names) => names.split(' ')));

const HELD_IN = new Map(Object.keys(HELD).map((parent) => [parent, heldIn(parent)]));

/** Returns the type of an element that is not stored; null for a stored one. */
const KIND_NOT_HELD: Readonly<Record<string, (element: OnixElement) => string | null>> = {
  TitleDetail: (title) => (fieldOf(title, 'TitleType') === '01' ? null : fieldOf(title, 'TitleType')),
  Language: (language) => (fieldOf(language, 'LanguageRole') === '01' ? null : fieldOf(language, 'LanguageRole')),
  Extent: (extent) => (fieldOf(extent, 'ExtentUnit') === '03' ? null : fieldOf(extent, 'ExtentType')),
  Subject: (subject) => (schemeOf(subject) ? null : fieldOf(subject, 'SubjectSchemeIdentifier')),
  TextContent: (text) =>
    [...DESCRIPTIONS, EXCERPT].includes(fieldOf(text, 'TextType')) ? null : fieldOf(text, 'TextType'),
  SupportingResource: (resource) => (coverLinkOf(resource) ? null : fieldOf(resource, 'ResourceContentType')),
  PublishingDate: (date) => (fieldOf(date, 'PublishingDateRole') === '01' ? null : fieldOf(date, 'PublishingDateRole')),
  ProductContact: (contact) =>
    fieldOf(contact, 'ProductContactRole') === '10' ? null : fieldOf(contact, 'ProductContactRole'),
};

function nameNotHeld(element: OnixElement, held: ReadonlySet<string>): string | null {
  if (!held.has(element.name)) return element.name;
  const kind = KIND_NOT_HELD[element.name]?.(element) ?? null;
  return kind === null ? null : `${element.name} ${kind}`.trim();
}

/** Returns names with types: `Measure`, `Subject 12`. */
export function notHeldOf(product: OnixElement): string[] {
  const names = new Set<string>();
  const visit = (element: OnixElement) => {
    const held = HELD_IN.get(element.name);
    if (!held) return;
    for (const child of childrenOf(element)) {
      const name = nameNotHeld(child, held);
      if (name === null) visit(child);
      else names.add(name);
    }
  };
  visit(product);
  return [...names].map((name) => name.slice(0, NAME_LENGTH));
}
