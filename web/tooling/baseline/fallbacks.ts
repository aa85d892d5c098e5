/** Something newer than what is widely available, and its fallback. */
export interface Newer {
  /** As the check writes them; each has to be found in the build. */
  names: string[];
  /** The files of `web/src` that name them, all of them; or the packages whose code it is. */
  by: string[];
  /** What takes its place. */
  instead: string;
  /** The name is a library's own, and only looks like one of the browser's. */
  isOfOthers?: true;
}

/** What the scripts of the shop use. */
const OF_OUR_SCRIPTS: Newer[] = [
  {
    names: ['scheduler', 'scheduler.postTask'],
    by: ['web/src/ui/notify.ts'],
    instead: 'Asked for by `?.`; a dialog is then drawn with the answer to the press.',
  },
  {
    names: ['requestIdleCallback', 'cancelIdleCallback'],
    by: ['web/src/lib/whenIdle.ts'],
    instead: 'Asked for by `typeof`; a timer.',
  },
  {
    names: ['BarcodeDetector', '.getSupportedFormats', '.detect'],
    by: ['web/src/admin/books/scan/barcodeReader.ts'],
    instead: 'Taken from `globalThis`, where it may be missing; @zxing/library.',
  },
  {
    names: ['VideoEncoder', 'VideoEncoder.isConfigSupported', '.configure', '.copyTo', 'VideoFrame'],
    by: ['web/src/admin/books/cover/webpOfVideo.ts'],
    instead: 'Asked for by `in window`, where the canvas makes no WebP; without it a small WebP is taken as it is.',
  },
  {
    names: ['.hasUAVisualTransition'],
    by: ['web/src/app/ShopRouter.tsx'],
    instead: 'Nothing is known of what the browser moves: the cover moves.',
  },
  {
    names: ['.isComposing'],
    by: ['web/src/shop/search/useCombobox.ts'],
    instead: 'The key code of a word that is being composed, which Safari gives its last Enter.',
  },
];

/** What its style sheets use. A browser drops what it does not know, and nothing hangs on these. */
const OF_OUR_STYLES: Newer[] = [
  {
    names: ['text-wrap: balance', 'text-wrap: pretty', 'hyphenate-limit-chars:'],
    by: ['web/src'],
    instead: 'Lines break where they happen to.',
  },
  { names: ['accent-color:'], by: ['web/src'], instead: "Boxes and progress bars have the browser's colour." },
  {
    names: ['overscroll-behavior:'],
    by: ['web/src'],
    instead: 'At the end of the list of titles the page scrolls on.',
  },
  {
    names: ['@page', 'break-after: avoid'],
    by: ['web/src'],
    instead: "A packing slip is printed with the margins and on the paper of the printer's own settings.",
  },
];

/** What libraries use, each behind a question of its own. */
const OF_LIBRARIES: Newer[] = [
  {
    names: [
      'navigation',
      'navigation.transition',
      'navigation.currentEntry',
      'navigation.navigate',
      '.canIntercept',
      'navigate event',
      'navigatesuccess event',
      'navigateerror event',
    ],
    by: ['react-dom'],
    instead: 'Asked for by `typeof`; nothing but the spinner of the tab.',
  },
  {
    names: ['navigator.connection', '.downlink'],
    by: ['react-dom'],
    instead: 'Asked for by a condition; a speed of 5 Mbit/s is assumed.',
  },
  {
    names: ['.skipTransition'],
    by: ['react-dom'],
    instead: 'Of a transition that its component starts, which is not in the build (tooling/leanReactDom.ts).',
  },
  {
    names: ['.fromElement'],
    by: ['react-dom'],
    instead: 'Read where there is no `relatedTarget`, in browsers of old.',
  },
  {
    names: ['.movementX', '.movementY'],
    by: ['react-dom'],
    instead: 'Asked for by `in`, for the events that it makes.',
  },
  { names: ['Iterator.from'], by: ['immer'], instead: 'Asked for by `?.`; nothing of it is used where it is missing.' },
  {
    names: ['.showPopover'],
    by: ['sweetalert2'],
    instead: 'Called for its option `topLayer`, which the shop does not set.',
  },
  {
    names: ['.changedTouches', '.targetTouches'],
    by: ['swiper'],
    instead: 'Read of the events of touches alone; elsewhere pointers move the carousel.',
  },
  {
    names: ['touchstart event', 'touchmove event', 'touchend event'],
    by: ['sweetalert2', 'swiper'],
    instead: 'Where nothing is touched, the events of the mouse beside them.',
  },
  { names: ['.touchType'], by: ['sweetalert2'], instead: 'Compared with one word; a finger then counts as no pen.' },
  { names: ['zoom:'], by: ['sweetalert2'], instead: 'Set to 1, the natural size.' },
  { names: ['scrollbar-gutter:'], by: ['sweetalert2'], instead: 'The page behind a dialog moves by its scroll bar.' },
  {
    names: ['open'],
    by: ['firebase'],
    instead: 'Every browser opens a window; only some obey all of what is said of its place.',
  },
  {
    names: ['@property'],
    by: ['tailwindcss'],
    instead: 'The layer `properties` of the same sheet sets the same values for browsers without it.',
  },
  {
    names: [':popover-open', ':open'],
    by: ['tailwindcss'],
    instead: '`:is()` forgives what it does not know, and the attribute `open` stands beside them.',
  },
  { names: ['font-family: ui-monospace'], by: ['tailwindcss'], instead: 'The next font of the row.' },
];

/** Names that only something newer has in a browser, and here things of libraries. */
const NOT_OF_THE_BROWSER: Omit<Newer, 'isOfOthers'>[] = [
  {
    names: ['.percent', '.segment'],
    by: ['recharts'],
    instead: "A sign of numbers; a field of a chart's reference line.",
  },
  {
    names: ['.createContext', '.alternate', '.node'],
    by: ['react', 'react-dom'],
    instead: 'Its own function, and fields of what it keeps of elements.',
  },
  { names: ['.ping'], by: ['firebase'], instead: 'A message to a frame.' },
  {
    names: ['.identifier'],
    by: ['firebase', 'swiper'],
    instead: 'The name of a service; of a touch, where there are touches.',
  },
  { names: ['.force'], by: ['@reduxjs/toolkit'], instead: 'An option of a prefetch.' },
];

export const FALLBACKS: Newer[] = [
  ...OF_OUR_SCRIPTS,
  ...OF_OUR_STYLES,
  ...OF_LIBRARIES,
  ...NOT_OF_THE_BROWSER.map((entry): Newer => ({ ...entry, isOfOthers: true })),
];
