import { vi } from 'vitest'

/** Adds features to jsdom's navigator until the test ends; everything else keeps working. */
export function stubNavigator(parts: object): void {
  const { navigator } = window
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (_, name): unknown => Reflect.get(name in parts ? parts : navigator, name),
      has: (_, name) => name in parts || name in navigator,
    }),
  )
}
