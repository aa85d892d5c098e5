import { shopFolder } from '@bookstore/shop-kit/folder';
import type { Plugin } from 'vite';

interface Group {
  /** Of the chunk. */
  name: string;
  /** Each matches at least one of its modules. */
  modules: Pick<RegExp, 'test'>[];
}

const inPackage = (name: string) => new RegExp(`(?<!recharts[\\\\/])node_modules[\\\\/]${name}[\\\\/]`);
/** A file of the shop's folder, whichever that is. */
const inShop = (name: string) => {
  const folder = shopFolder().replaceAll('\\', '/');
  return { test: (id: string) => id.replaceAll('\\', '/') === `${folder}/${name}` };
};
const inSource = (name: string) => new RegExp(`[\\\\/]src[\\\\/]${name.replaceAll('/', '[\\\\/]')}\\.tsx?$`);

/** The parts of Redux Toolkit that belong to the chart (ownRedux.ts). */
const OF_THE_CHART = /legacy-esm/;

const GROUPS: Group[] = [
  {
    // The largest library, run in a task of its own: reactDom.ts stands here so that it does run with this file.
    name: 'react',
    modules: [inPackage('react'), inPackage('react-dom'), inPackage('scheduler'), inSource('app/reactDom')],
  },
  {
    // What else every page runs: it compresses better than in several files, and stays cached over releases.
    name: 'vendor',
    modules: [
      ...['react-router', '@reduxjs', 'react-redux', 'redux', 'redux-thunk', 'reselect', 'immer'].map(inPackage),
      inPackage('@standard-schema'),
      // Its other half belongs to reactfire.
      /[\\/]use-sync-external-store[\\/](?:cjs[\\/]use-sync-external-store-)?with-selector/,
      // What loads everything that is loaded later.
      /vite[\\/]preload-helper/,
      inSource('lib/classNames'),
      inSource('ui/Icon'),
      inSource('ui/LineDrawing'),
      inSource('lib/apiBase'),
      /[\\/]contract[\\/]src[\\/](?:apiPaths|constants)\.ts$/,
      inShop('categories.ts'),
      inShop('shop.ts'),
    ],
  },
  {
    // What nearly every page shows and the shell does not: one small file instead of a dozen tiny ones, each with its own request.
    name: 'parts',
    modules: [
      ...['Button', 'buttonClass', 'EmptyState', 'ErrorState', 'Field', 'isInSight'].map((name) =>
        inSource(`ui/${name}`),
      ),
      ...['loadDialogs', 'notify', 'PageHeading', 'Price', 'SelectField', 'Skeleton'].map((name) =>
        inSource(`ui/${name}`),
      ),
      ...['lib/countText', 'lib/navigationFocus', 'lib/useRetry', 'lib/usePageMeta', 'lib/previewText'].map(inSource),
      /[\\/]contract[\\/]src[\\/]money\.ts$/,
    ],
  },
  {
    // What stands beside a book wherever it can be bought.
    name: 'buy',
    modules: [
      ...['AddLabel', 'AddToCartButton', 'CartMark', 'SoldOutButton', 'useAddToCart'].map((name) =>
        inSource(`shop/cart/${name}`),
      ),
      inShop('delivery.ts'),
      ...['api/cachedBooks', 'lib/formatDate', 'ui/Crumbs', 'ui/LaterPart'].map(inSource),
    ],
  },
  {
    // The titles on the device: the search box has them wherever a shelf or a page of results asks for them.
    name: 'titles',
    modules: [
      ...['api/bookTitlesApi', 'shop/search/titleSearch', 'shop/search/useTitles'].map(inSource),
      /[\\/]contract[\\/]src[\\/](?:bookSearch|bookSearchIndex|foldText|oneTypoApart)\.ts$/,
    ],
  },
  {
    // What forms stand in and are made of, and what they may hold.
    name: 'forms',
    modules: [
      ...['Alert', 'Card', 'Checkbox', 'Modal', 'TextField'].map((name) => inSource(`ui/${name}`)),
      inSource('lib/useOneAtATime'),
      /[\\/]contract[\\/]src[\\/](?:isbn|limits)\.ts$/,
    ],
  },
  {
    // What the shop tells of itself, and its front: beside forms, in what is empty, and on pages of its own.
    name: 'story',
    modules: [
      ...['ui/ShopSign', 'ui/Steps'].map(inSource),
      inShop('story.ts'),
      inShop('pictures/shop-sign.svg'),
      inShop('pictures/shopfront.webp'),
    ],
  },
  {
    // For the pages that show orders, to their customers and in the dashboard.
    name: 'orders',
    modules: [
      ...[
        'api/customerOrdersApi',
        'api/problem',
        'lib/formatAddress',
        'lib/formatLongDate',
        'lib/formatMoment',
        'ui/FactList',
      ].map(inSource),
      ...['OrderTimeline', 'StatusBadge', 'orderStatus', 'stepsOf'].map((name) => inSource(`orderStatus/${name}`)),
      /[\\/]contract[\\/]src[\\/](?:orderSteps|shortId)\.ts$/,
    ],
  },
  {
    // As `parts`, for the pages of the dashboard.
    name: 'desk',
    modules: [
      ...[
        ...[
          'AdminHeading',
          'BackToList',
          'BarChart',
          'cell',
          'ListToolbar',
          'LongTable',
          'moveAmongRows',
          'SelectBox',
          'SelectionBar',
          'retryRateLimited',
          'SubmitButton',
        ],
        ...['trail', 'unpacked', 'useAdminMeta', 'useFileSave', 'useSearchBox', 'useSelection'],
      ].map((name) => inSource(`admin/ui/${name}`)),
      ...['RefusedParcels', 'ordersFilter', 'PackingSlip'].map((name) => inSource(`admin/orders/${name}`)),
      ...['bookForm', 'categoryOptions', 'PriceField'].map((name) => inSource(`admin/books/${name}`)),
      ...['api/adminClient', 'api/adminOrdersApi', 'lib/plainAmount', 'lib/useLatestRun', 'ui/ScrollRegion'].map(
        inSource,
      ),
    ],
  },
  {
    // What the forms that add and edit a book are made of: one file compresses better than two.
    name: 'bookForms',
    modules: [
      ...['BookFieldset', 'BookFormLayout', 'CoverField', 'EditBookForm', 'RestoredNote', 'useBookDraft'],
      ...['useBookVersion', 'useCover', 'useCreateBookOnce', 'useEditBook'],
    ].map((name) => inSource(`admin/books/${name}`)),
  },
  {
    // What files are written and read with: by the sales, and when somebody saves or opens one.
    name: 'files',
    modules: [
      ...['lib/csv', 'lib/saveFile'].map(inSource),
      /[\\/]contract[\\/]src[\\/](?:csvCells|bookFiles[\\/]columns)\.ts$/,
    ],
  },
  {
    // Numbers of copies, and what changes them: not in the first view of the table of books.
    name: 'copies',
    modules: [
      ...['AddCopies', 'Copies', 'CopiesEditor', 'copies', 'useAddCopies', 'useCopies'].map((name) =>
        inSource(`admin/books/stock/${name}`),
      ),
      inSource('api/stockApi'),
      /[\\/]contract[\\/]src[\\/]stockPaths\.ts$/,
    ],
  },
];

/** For the bundler's `codeSplitting.groups`. */
export const chunkGroups = GROUPS.map(({ name, modules }) => ({
  name,
  test: (id: string) => !OF_THE_CHART.test(id) && modules.some((module) => module.test(id)),
}));

/** Fails the build when a module that a group names has moved: it would pass into another chunk, and nobody would notice. */
export function filledGroups(groups = GROUPS): Plugin {
  return {
    name: 'filled-groups',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { name, modules } of groups) {
        const ids = chunks.filter((chunk) => chunk.name === name).flatMap(({ moduleIds }) => moduleIds);
        const missing = modules.filter((module) => !ids.some((id) => module.test(id)));
        if (missing.length > 0) throw new Error(`The chunk “${name}” has nothing that matches ${missing.join(', ')}`);
      }
    },
  };
}

/**
 * Fails the build when chunks import each other in a circle: one of them would run before what it needs, and a constant would be
 * undefined in it.
 */
export function acyclicChunks(): Plugin {
  return {
    name: 'acyclic-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (name: string, way: readonly string[]) => {
        if (way.includes(name)) throw new Error(`Chunks in a circle: ${[...way, name].join(' -> ')}`);
        const chunk = bundle[name];
        if (done.has(name) || chunk?.type !== 'chunk') return;
        for (const imported of chunk.imports) visit(imported, [...way, name]);
        done.add(name);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}
