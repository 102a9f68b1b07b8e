import { vi } from 'vitest'

// Read by React as it loads, to name each element's owner in the debugger.
Reflect.deleteProperty(console, 'createTask')

/**
 * Stops React from capturing a stack for each element, which takes a seventh of the time: it does so itself after 10,000
 * elements per second. Only `captureOwnerStack` reads them.
 */
const { default: React } = await vi.importActual<{ default: object }>('react')
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => {} },
)
