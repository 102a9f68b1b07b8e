/*
 * The screens that a visit may begin with, and the code around them. From this table derive the bundle's chunks
 * (shell-chunk.ts), what the page preloads and compiles eagerly, the classes of styles/main.css, what the service worker
 * keeps, and what tests/size and tests/architecture expect. Paths start at resources/client.
 */

/** Roots of each first screen's chunk, by the chunk's name: a module that it imports statically is in it or a shared one. */
export const firstScreens = {
  player: [
    'app/layouts/player-layout.tsx',
    'app/session-watchers.ts',
    'features/player/index.ts',
    'features/catalogue/home-screen.tsx',
  ],
  guest: ['features/auth/login-screen.tsx'],
  // The screen itself is not in its chunk, which the checkout shares.
  plans: ['features/pricing/pricing-screen.tsx'],
  landing: ['app/load-landing.tsx', 'features/landing/landing-screen.tsx'],
}

/** Name of a first screen. */
export type ScreenName = keyof typeof firstScreens

/** Names of the first screens. */
export const screenNames = Object.keys(firstScreens) as ScreenName[]

/** Root of the code on every page: React, the router, and the layout around screens. */
export const APP_ROOT = 'app/start.tsx'

/** Chunks of the first screens: what every page needs, each screen, and what the plans share with others. */
export const firstChunks = ['app', ...screenNames, 'common'] as const

/** Name of a chunk of the first screens. */
export type FirstChunk = (typeof firstChunks)[number]

/** Chunks that every page runs before its screen: the entry, the bundler's helpers and the app. */
export const pageChunks = ['main', 'rolldown-runtime', 'app']

/** Chunks of the screens that the entry preloads, besides those of every page. */
export const preloaded = { guest: ['guest'], player: ['player', 'common'] } satisfies Partial<
  Record<ScreenName, FirstChunk[]>
>

/** The code of requests, which follows every first screen. */
export const REQUEST_CHUNK = 'request'

/** Chunks that Chromium compiles while they arrive. */
export const compiledEagerly = ['main', 'app', ...Object.values(preloaded).flat(), REQUEST_CHUNK]

/** Roots of the modules whose classes are in styles/main.css: the first screens, and what may appear on or instead of one. */
export const styleRoots = [
  'main.tsx',
  APP_ROOT,
  ...screenNames.flatMap((name) => firstScreens[name]),
  'app/offline-screen.ts',
  'features/cookie-notice/index.ts',
  'features/catalogue/channel-screen.tsx',
  'features/catalogue/components/channel-article.tsx',
]

/** Code that needs a network: other screens, payments, uploads, streams, and the report of errors. */
const ONLINE =
  /features\/(?!downloads|player)|shared\/(payments|coupons|plan-table|pricing|subscription|upsell|uploads|captcha|social|ads)|stream-player|sentry|youtube|virtual:/

/** Roots of the code that the service worker keeps: for the offline shell, and to play downloaded music without a network. */
export const offlineScreens = {
  shell: ['main.tsx', 'app/offline-screen.ts'],
  player: ['app/offline-player.ts', 'features/downloads/downloads-screen.tsx'],
  /** Whether the player needs the chunk of a dynamic import, by its source. */
  follows: (source: string): boolean => !ONLINE.test(source),
}
