import { vi } from 'vitest'

/** Gives the browser parts that jsdom's has not, until the test ends; the rest of it answers as before, whoever asks. */
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
