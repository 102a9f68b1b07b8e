import { listen, type ListenOptions } from '../../kit/http/listen'
import type { World } from '../../state/world'
import { createHandler, type HandlerOptions } from './create-handler'

type Options = HandlerOptions & ListenOptions

/** The mock while it serves HTTP. */
export type HttpServer = {
  /** URL of the site's root, with a trailing slash. */
  url: string
  port: number
  /** Returns the world of this name, or the shared one. */
  world: (name?: string) => World
  /** Closes all connections and worlds. */
  close: () => Promise<void>
}

/** Serves the mock over HTTP. Rejects with the system's error when it cannot listen on the port. */
export async function createHttpServer({ port: requestedPort, host, ...options }: Options): Promise<HttpServer> {
  const handle = createHandler({ ...options, host })
  const { origin, port, close } = await listen(
    { port: requestedPort, ...(host !== undefined && { host }) },
    (incoming, outgoing) => void handle(incoming, outgoing),
  )
  await options.storage?.prepare([origin, `http://localhost:${port}`])
  return {
    url: `${origin}${options.root ?? '/'}`,
    port,
    world: handle.world,
    close: () => close().finally(handle.close),
  }
}
