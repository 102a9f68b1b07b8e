import type { ComponentType } from 'react'

import type { Ahead } from '@/core/platform/api/ahead'

/** Parts of a URL that a screen's data depends on. */
export type ScreenAddress = { params: Readonly<Partial<Record<string, string>>>; search: URLSearchParams }

/** Component of a route. `ahead` returns its first query for a URL, which links to it prefetch. */
export type Screen = ComponentType & { ahead?: (address: ScreenAddress) => Ahead | null }
