import type { Sums } from './file-store'

/** Files of the build and their sums, which tools/vite/service-worker.ts writes into the worker. */
type PrecacheManifest = {
  /** Files of the offline shell, with its pictures, which a site may replace and which have no sum. */
  shell: Sums
  /** Files of the player that plays downloaded music, without those of the shell. */
  player: Sums
  /** The shell's style sheets and entry script, relative to the site's root. */
  styles: string[]
  entry: string
}

declare const PRECACHE_MANIFEST: PrecacheManifest

export const precacheManifest: PrecacheManifest = PRECACHE_MANIFEST
