import { element } from '@/lib/browser/element'

/** Chunks of first screens, by name; the build writes their hashes (tools/vite/chunk-names.ts). */
const CHUNKS = {
  guest: ['guest-00000000.js'],
  player: ['player-00000000.js', 'common-00000000.js'],
}

/** Fetches and compiles the code of a first screen without running it, so that nothing delays the frame. */
export function preloadChunks(screen: keyof typeof CHUNKS): void {
  if (!import.meta.env.PROD) return
  const urls = CHUNKS[screen].map((name) => new URL(name, import.meta.url).href)
  document.head.append(...urls.map((href) => Object.assign(element('link', ''), { rel: 'modulepreload', href })))
}
