import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../src/start.ts';
import { type Call, connect } from './replay/client.ts';
import { AnswerComparison } from './replay/compare.ts';
import type { JsonObject, LimitCase, ListCase, QueryCase, RestCase, SeedDocument } from './replay/recordings.ts';
import { recordings } from './replay/recordings.ts';
import { connectOverRest } from './replay/restClient.ts';
import { isHttpOnly, replaySteps } from './replay/restSteps.ts';

const PROTOCOLS: [string, typeof connect][] = [
  ['gRPC', connect],
  ['REST', connectOverRest],
];

/** Messages contain offsets into names, so lengths must agree. */
const projectLike = (length: number) => 'recorded-project-name'.slice(0, length).padEnd(length, 'x');
const documentsOf = (project: string) => `projects/${project}/databases/(default)/documents`;
const databaseOf = (documents: string) => documents.slice(0, -'/documents'.length);
const inProject = <T>(json: T, documents: string): T =>
  JSON.parse(JSON.stringify(json).replaceAll('{documents}', documents));

describe.each(PROTOCOLS)('over %s', (_, open) => {
  let emulator: FirestoreEmulator;
  let call: Call;
  let disconnect: () => void;

  beforeAll(async () => {
    emulator = await startFirestoreEmulator();
    ({ call, close: disconnect } = open(emulator.address));
  });

  afterAll(async () => {
    disconnect();
    await emulator.close();
  });

  async function seed(documents: string, dataset: readonly SeedDocument[]): Promise<void> {
    const writes = dataset.map(({ name, fields }) => ({
      update: { name: `${documents}/${name}`, fields: inProject(fields, documents) },
    }));
    expect(await call('Commit', { database: databaseOf(documents), writes })).toMatchObject({ status: 'OK' });
  }

  describe.each(['document_writes', 'transforms'] as const)('recorded %s', (file) => {
    // The official emulator mishandles this parameter over HTTP.
    const isAboutHttp = ({ steps }: RestCase) =>
      steps.some(isHttpOnly) && steps.filter((s) => !isHttpOnly(s)).length < 2;
    const cases = recordings(file).cases.filter((recorded) => !isAboutHttp(recorded));
    it.each(cases)('$name', async (recorded) => {
      expect(await replaySteps(call, recorded)).toEqual([]);
    });
  });

  describe('recorded queries', () => {
    const { dataset, cases } = recordings('queries');
    const project = projectLike(14);
    const documents = documentsOf(project);
    const relative = (response: JsonObject) =>
      (response.document as { name: string } | undefined)?.name.slice(documents.length + 1);

    beforeAll(() => seed(documents, dataset));

    const shapeOf = (responses: readonly JsonObject[]) =>
      responses.map((response) => ({
        ...(response.document ? { document: relative(response) } : {}),
        ...(response.skippedResults ? { skipped: response.skippedResults } : {}),
        ...(response.done ? { done: true } : {}),
      }));

    const run = ({ parent, query }: QueryCase) =>
      call('RunQuery', {
        parent: parent ? `${documents}/${parent}` : documents,
        structuredQuery: inProject(query, documents),
      });

    it.each(cases)('$name', async (recorded) => {
      const { status, message, responses } = await run(recorded);
      const { outcome } = recorded;
      expect({ status, message }).toEqual({
        status: outcome.status,
        message: (outcome.message ?? '').replaceAll('{project}', project),
      });
      expect(shapeOf(responses)).toEqual(outcome.responses ?? []);
      if (!outcome.fields) return;
      const fields = Object.fromEntries(
        responses.map((response) => [relative(response), (response.document as JsonObject).fields ?? {}]),
      );
      expect(fields).toEqual(inProject(outcome.fields, documents));
    });
  });

  describe('recorded aggregations', () => {
    const { dataset, cases } = recordings('aggregations');
    const documents = documentsOf(projectLike(19));

    beforeAll(() => seed(documents, dataset));

    it.each(cases)('$name', async ({ parent, query, aggregations, outcome }) => {
      const { status, message, responses } = await call('RunAggregationQuery', {
        parent: parent ? `${documents}/${parent}` : documents,
        structuredAggregationQuery: { structuredQuery: query, aggregations },
      });
      expect({ status, message }).toEqual({ status: outcome.status, message: outcome.message ?? '' });
      const expected = (outcome.responses ?? []).map(({ done, ...response }) => response);
      expect(new AnswerComparison().differences(expected, responses)).toEqual([]);
    });
  });

  describe('recorded lists of documents', () => {
    const { seed: commits, grpc: cases } = recordings('list_documents');
    const documents = documentsOf(projectLike(4));
    let firstCommit: unknown;

    const commit = (paths: readonly string[]) =>
      call('Commit', {
        database: databaseOf(documents),
        writes: paths.map((path, i) => ({
          update: {
            name: `${documents}/${path}`,
            fields: { n: { integerValue: String(i) }, m: { booleanValue: true } },
          },
        })),
      });

    beforeAll(async () => {
      const [first = [], second = []] = commits;
      firstCommit = (await commit(first)).responses[0]?.commitTime;
      await commit(second);
    });

    const namesIn = (page: JsonObject | undefined) =>
      ((page?.documents ?? []) as { name: string }[]).map(({ name }) => name.slice(documents.length + 1));

    async function allPages(request: JsonObject, owner: boolean): Promise<string[][]> {
      const pages: string[][] = [];
      let pageToken: unknown = '';
      do {
        const [page] = (await call('ListDocuments', { ...request, pageToken }, { owner })).responses;
        pages.push(namesIn(page));
        pageToken = page?.nextPageToken;
      } while (pageToken);
      return pages;
    }

    it.each(cases)('$name', async ({ parent, owner, request: recorded, outcome }: ListCase) => {
      const { pages, at_first_commit: atFirstCommit, ...rest } = recorded;
      const readTime = atFirstCommit ? { readTime: firstCommit } : {};
      const request = { parent: parent ? `${documents}/${parent}` : documents, ...rest, ...readTime };
      if (pages) return expect(await allPages(request, owner)).toEqual(outcome.pages);
      const { status, message, responses } = await call('ListDocuments', request, { owner });
      expect({ status, message }).toEqual({ status: outcome.code ?? 'OK', message: outcome.message ?? '' });
      const listed = ((responses[0]?.documents ?? []) as JsonObject[]).map(({ name, fields }) => ({
        name: String(name).slice(documents.length + 1),
        fields: Object.keys(fields ?? {}).sort(),
      }));
      expect(listed).toEqual(outcome.documents ?? []);
    });
  });

  describe('recorded limits', () => {
    const documents = documentsOf(projectLike(6));

    function value(recipe: unknown[]): JsonObject {
      const [kind, first, second] = recipe;
      if (kind === 'string') return { stringValue: String(second).repeat(Number(first)) };
      if (kind === 'bytes') return { bytesValue: Buffer.alloc(Number(first), 'x').toString('base64') };
      if (kind === 'map') return { mapValue: { fields: fields(first as LimitCase['fields']) } };
      if (kind === 'array') return { arrayValue: { values: (first as unknown[][]).map(value) } };
      if (kind === 'int') return { integerValue: '1' };
      let nested: JsonObject = { integerValue: '1' };
      for (let depth = 0; depth < Number(first); depth++) {
        const isArray = second && depth % 2 === 0;
        nested = isArray ? { arrayValue: { values: [nested] } } : { mapValue: { fields: { m: nested } } };
      }
      return nested;
    }

    const fields = (recipes: LimitCase['fields']) =>
      Object.fromEntries(Object.entries(recipes).map(([name, recipe]) => [name, value(recipe)]));
    const text = (recipe: LimitCase['path'][number]) =>
      typeof recipe === 'string' ? recipe : recipe[1].repeat(recipe[2]);

    it.each(recordings('limits').cases)('$name', async ({ path, fields: recipes, outcome }) => {
      const name = [documents, ...path.map(text)].join('/');
      const writes = [{ update: { name, fields: fields(recipes) } }];
      const { status, message } = await call('Commit', { database: databaseOf(documents), writes });
      const wanted = outcome.status === 200 ? 'OK' : 'INVALID_ARGUMENT';
      expect({ status, message }).toEqual({ status: wanted, message: outcome.message });
    });
  });

  describe('the recorded order', () => {
    const { values, paths } = recordings('value_order');
    const documents = documentsOf(projectLike(11));
    const sorted = async (from: JsonObject, orderBy: JsonObject[]) => {
      const { responses } = await call('RunQuery', { parent: documents, structuredQuery: { from: [from], orderBy } });
      return responses.map(({ document }) => (document as { name: string }).name.slice(documents.length + 1));
    };

    it('sorts values in the recorded order, equal ones by their names', async () => {
      const flat = values.groups.flatMap((group, i) => group.map(({ value }) => ({ group: i, value })));
      const id = (i: number) => String(i).padStart(3, '0');
      const inBothDirections = flat.flatMap(({ value }, i) => [
        { name: `up/${id(i)}`, fields: { v: value } },
        { name: `down/${id(flat.length - 1 - i)}`, fields: { v: value } },
      ]);
      await seed(documents, inBothDirections);
      const orderBy = [{ field: { fieldPath: 'v' }, direction: 'ASCENDING' }];
      const groupsOf = async (collectionId: string, toIndex: (id: number) => number) =>
        (await sorted({ collectionId }, orderBy)).map((name) => flat[toIndex(Number(name.split('/')[1]))]?.group);
      const wanted = flat.map(({ group }) => group);
      // Names in reverse order would reveal values that are not equal.
      expect(await groupsOf('up', (i) => i)).toEqual(wanted);
      expect(await groupsOf('down', (i) => flat.length - 1 - i)).toEqual(wanted);
      const upNames = await sorted({ collectionId: 'down' }, orderBy);
      for (const group of values.groups.keys()) {
        const names = upNames.filter((name) => flat[flat.length - 1 - Number(name.split('/')[1])]?.group === group);
        expect(names).toEqual([...names].sort());
      }
    });

    it.each(values.rejected)('refuses the recorded value $label', async ({ value, error }) => {
      const writes = [{ update: { name: `${documents}/rejected/x`, fields: { v: value } } }];
      const { status, message } = await call('Commit', { database: databaseOf(documents), writes });
      expect({ status, message }).toEqual({ status: 'INVALID_ARGUMENT', message: error });
    });

    it('sorts document names in the recorded order', async () => {
      await seed(
        documents,
        [...paths.order].reverse().map((name) => ({ name, fields: {} })),
      );
      expect(await sorted({ collectionId: 'items', allDescendants: true }, [])).toEqual(paths.order);
    });
  });
});
