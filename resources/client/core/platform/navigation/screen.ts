import type { ComponentType } from 'react'

import type { Ahead } from '@/core/platform/api/ahead'

/** Of an address, what a screen's data depends on. */
export type ScreenAddress = { params: Readonly<Partial<Record<string, string>>>; search: URLSearchParams }

/** The component of a route. `ahead` is what it first asks the server for at an address: links to it have it fetched ahead. */
export type Screen = ComponentType & { ahead?: (address: ScreenAddress) => Ahead | null }
