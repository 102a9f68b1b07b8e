import { relative, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

import type { MockOptions } from '../mock-options'
import { isViteUrl } from './development-tags'
import { type RunningMock, runMock } from './running-mock'

type Options = MockOptions & {
  /** Prints a line. */
  print?: (line: string) => void
}

/**
 * Serves development from the mock: the server of `npm start`, loaded through Vite so that edits apply immediately. An
 * edit reloads the page, in the same world unless the edited file is part of it.
 */
export function mockBackend({ print = console.log, ...options }: Options): Plugin {
  const { seed } = options
  let server: ViteDevServer
  let mock: RunningMock
  let announced = 1

  /** Applies an edit, prints what became of the world, and reloads the pages that do not follow by themselves. */
  async function apply(file: string, prepare?: () => Promise<void>): Promise<void> {
    const name = relative(server.config.root, file)
    try {
      await prepare?.()
      await mock.handler()
    } catch (error) {
      return print(`The mock cannot run ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    const isNew = mock.starts() > announced
    announced = mock.starts()
    print(
      isNew
        ? `The mock has started a new world, because its state depends on ${name}: sign in again.`
        : `The mock has kept its world over the edit of ${name}.`,
    )
    const { moduleGraph, hot } = server.environments.client
    if (isNew || !moduleGraph.getModulesByFile(file)?.size) hot.send({ type: 'full-reload' })
  }

  return {
    name: 'dziesma:mock-backend',
    configureServer(started) {
      server = started
      mock = runMock(server, options)
      server.middlewares.use((request, response, next) => {
        if (isViteUrl(request.url ?? '/')) return next()
        mock
          .handler()
          .then((handle) => handle(request, response))
          .catch(next)
      })
      if (seed === undefined) return
      server.watcher.add(resolve(seed))
      server.watcher.on('change', (file) => {
        if (file === resolve(seed)) void apply(file, mock.reseed)
      })
    },
    hotUpdate({ file, modules }) {
      // Vite has dropped the edited modules, and loads them when they are needed.
      if (this.environment.name === 'ssr' && modules.length > 0) void apply(file)
    },
  }
}
