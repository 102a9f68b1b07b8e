/** Facts of the build, which tools/vite/service-worker.ts writes into the worker. */
type Built = {
  /** Files of the offline shell, relative to the site's root. */
  files: { url: string; revision: string | null }[]
  /** Files of the player that plays kept music, relative to the site's root, without those of the shell. */
  player: string[]
  /** The shell's style sheets and entry script, relative to the site's root. */
  styles: string[]
  entry: string
}

declare const BUILT: Built

export const built: Built = BUILT
