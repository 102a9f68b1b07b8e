import type { ViteDevServer } from 'vite'

import type * as ContextsModule from '@mock/site/http/contexts'
import type * as HandlerModule from '@mock/site/http/create-handler'
import type * as OwnDataModule from '@mock/state/own-data/read-own-data'

import type { MockOptions } from '../mock-options'
import { developmentTags } from './development-tags'

const HANDLER = '/mock-server/site/http/create-handler.ts'
const CONTEXTS = '/mock-server/site/http/contexts.ts'
const OWN_DATA = '/mock-server/state/own-data/read-own-data.ts'

type Handler = ReturnType<typeof HandlerModule.createHandler>

/** The mock in a development server. */
export type RunningMock = {
  /** Returns the handler for the mock's current sources, with the worlds so far where they can be kept. */
  handler: () => Promise<Handler>
  /** The number of times that the worlds were started. */
  starts: () => number
  /** Reads the seed file again, and starts new worlds at the next request. Rejects for a file with mistakes. */
  reseed: () => Promise<void>
}

/**
 * Runs the mock's sources through Vite. Vite loads a module again once a file that it imports has changed, so worlds are
 * kept until that happens to the module that creates them.
 */
export function runMock(
  server: Pick<ViteDevServer, 'ssrLoadModule' | 'transformIndexHtml'>,
  options: MockOptions,
): RunningMock {
  const { release, seed } = options
  const scenario = seed === undefined ? undefined : ('own' as const)
  let worlds: { source: object; contexts: ContextsModule.Contexts } | undefined
  let opened: { source: object; handler: Promise<Handler> } | undefined
  let starts = 0
  const load = (path: string) => server.ssrLoadModule(path) as Promise<unknown>

  async function readSeed(): Promise<void> {
    if (seed !== undefined) ((await load(OWN_DATA)) as typeof OwnDataModule).readOwnData(seed)
  }

  async function currentContexts(): Promise<ContextsModule.Contexts> {
    const source = (await load(CONTEXTS)) as typeof ContextsModule
    if (worlds?.source === source) return worlds.contexts
    await readSeed()
    worlds?.contexts.close()
    starts += 1
    worlds = { source, contexts: source.createContexts({ release, scenario }) }
    return worlds.contexts
  }

  async function open(source: typeof HandlerModule): Promise<Handler> {
    return source.createHandler({
      entryTags: () => developmentTags(server),
      // No Content Security Policy: it would block the inline scripts of Vite's client and React Refresh.
      policy: false,
      showsPanel: true,
      contexts: await currentContexts(),
    })
  }

  return {
    async handler() {
      const source = (await load(HANDLER)) as typeof HandlerModule
      if (opened?.source !== source) opened = { source, handler: open(source) }
      return opened.handler
    },
    starts: () => starts,
    async reseed() {
      await readSeed()
      worlds?.contexts.close()
      worlds = undefined
      opened = undefined
    },
  }
}
