import { randomUUID } from 'node:crypto'

import type { Preload } from './scripts'

/** Where a preload script runs; everywhere without a list. */
type Scope = { userContexts?: string[] | undefined; contexts?: string[] | undefined }

/** Preload scripts, in the order in which they were added. */
export class Preloads {
  private readonly scripts = new Map<string, Preload & Scope>()

  add(script: Preload & Scope): string {
    const id = randomUUID()
    this.scripts.set(id, script)
    return id
  }

  remove(id: string): void {
    this.scripts.delete(id)
  }

  /** Scripts for the documents of a window. */
  for(userContext: string, window: string): Preload[] {
    return [...this.scripts.values()].filter(
      ({ userContexts, contexts }) =>
        (userContexts?.includes(userContext) ?? true) && (contexts?.includes(window) ?? true),
    )
  }
}
