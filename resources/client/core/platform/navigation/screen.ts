import type { Ahead } from '@/core/platform/api/ahead'

/** The parts of a URL that a screen's data depends on. */
export type ScreenAddress = { params: Readonly<Partial<Record<string, string>>>; search: URLSearchParams }

/** Returns the first query of a screen, which links to it prefetch, or null when the screen has none at this URL. */
export type Prefetch = (address: ScreenAddress) => Ahead | null
