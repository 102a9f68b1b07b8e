import type { Plugin } from 'vite'

/**
 * Error of a plugin that finds nothing to do: what it changes or reads has moved, and a build without its work would be
 * slower or broken.
 */
export const nothingToDo = (missing: string): Error =>
  new Error(`Nothing to do: ${missing}. See "When an update breaks the build" in docs/upgrading.md`)

type BuildEnd = Extract<Plugin['buildEnd'], (...args: never[]) => unknown>

/** The work of a plugin: `found` ticks off one of its targets, and `buildEnd` fails the build if any is left. */
export type Work = {
  found: (target: string) => void
  buildEnd: (this: ThisParameterType<BuildEnd>, error?: Error) => void
}

/** Tracks a plugin's work on modules, by what it must find in every build. */
export function workOn(...targets: string[]): Work {
  const left = new Set(targets)
  return {
    found: (target) => void left.delete(target),
    buildEnd(error) {
      // A development server transforms only the modules that a browser requests.
      const isComplete = this.environment.mode === 'build' && !error
      if (isComplete && left.size > 0) throw nothingToDo(`the build has no ${[...left].join(', no ')}`)
    },
  }
}
