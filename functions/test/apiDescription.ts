import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { OPERATIONS, openApiDocument } from '../../contract/openapi/document.ts';
import type { Operation } from '../../contract/openapi/operation.ts';

interface Answer {
  status: number;
  contentType: string;
  text: string;
}

const description = openApiDocument();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(description, 'api');

const validators = new Map<string, ValidateFunction>();

/** Compiled on first use. @param way path of names */
function validatorAt(way: readonly string[]): ValidateFunction {
  const pointer = way.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const known = validators.get(pointer);
  if (known) return known;
  const validator = ajv.compile({ $ref: `api#/${encodeURI(pointer)}` });
  validators.set(pointer, validator);
  return validator;
}

function fits({ path: pattern }: Operation, path: string): boolean {
  const expected = pattern.split('/');
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  return expected.length === parts.length && expected.every((part, at) => part.startsWith(':') || part === parts[at]);
}

type Responses = Record<string, { content?: Record<string, unknown> }>;

function responsesOf({ method, path }: Operation): { way: string[]; responses: Responses } {
  const name = path.replaceAll(/:(\w+)/g, '{$1}');
  const paths = description.paths as Record<string, Record<string, { responses: Responses }>>;
  return { way: ['paths', name, method, 'responses'], responses: paths[name]?.[method]?.responses ?? {} };
}

/** @returns undefined for a valid answer */
function faultOf(method: string, path: string, { status, contentType, text }: Answer): string | undefined {
  const isHead = method === 'HEAD';
  const asked = isHead ? 'get' : method.toLowerCase();
  const operation = OPERATIONS.find((one) => one.method === asked && fits(one, path));
  // Unknown routes are refused, and other paths belong to Hosting.
  if (!operation && !path.startsWith('/api')) return undefined;
  const { way, responses } = operation
    ? responsesOf(operation)
    : { way: [], responses: { [status]: { content: { 'application/problem+json': {} } } } };
  const response = responses[status];
  if (!response) return `The description does not know ${status} for it`;
  if (!response.content) return text === '' ? undefined : 'It has a body where the description has none';
  if (isHead) return undefined;
  const type = Object.keys(response.content).find((name) => contentType.startsWith(name));
  if (!type) return `The description knows no ${contentType} with ${status}`;
  const toSchema = operation
    ? [...way, String(status), 'content', type, 'schema']
    : ['components', 'schemas', 'Problem'];
  const validate = validatorAt(toSchema);
  if (validate(type.includes('json') ? JSON.parse(text) : text)) return undefined;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath || 'the body'} ${error?.message ?? ''} ${JSON.stringify(error?.params)} (${error?.schemaPath})`;
}

/** Validates an answer against docs/openapi.json. @throws Error naming call, status and member */
export function expectMatchesDescription(method: string, url: string, answer: Answer): void {
  const path = url.split('?')[0] ?? url;
  const fault = faultOf(method, path, answer);
  if (fault === undefined) return;
  throw new Error(`${method} ${path} ${answer.status}: ${fault}.\n${answer.text.slice(0, 500)}`);
}
