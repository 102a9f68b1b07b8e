import { element } from '@/lib/browser/element'

/** Chunks of first screens with their hashes, which the site's build defines (tools/vite/chunk-names.ts). */
declare const FIRST_SCREEN_CHUNKS: { guest: string[]; player: string[] } | undefined

/** Fetches and compiles the code of a first screen without running it, so that nothing delays the skeleton. */
export function preloadChunks(screen: 'guest' | 'player'): void {
  if (typeof FIRST_SCREEN_CHUNKS === 'undefined') return
  const urls = FIRST_SCREEN_CHUNKS[screen].map((name) => new URL(name, import.meta.url).href)
  document.head.append(...urls.map((href) => Object.assign(element('link', ''), { rel: 'modulepreload', href })))
}
