import type { Prefetchable } from '@/core/platform/api/prefetchable'

/** The parts of a URL that a screen's data depends on. */
export type ScreenLocation = { params: Readonly<Partial<Record<string, string>>>; search: URLSearchParams }

/** Returns the first query of a screen, which links to it prefetch, or null when the screen has none at this URL. */
export type Prefetch = (address: ScreenLocation) => Prefetchable | null
