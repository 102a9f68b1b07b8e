import type { HandlerOptions } from '../http/create-handler'
import { createHttpServer } from '../http/create-http-server'
import { openStorage } from '../storage/open-storage'
import { createS3Storage } from '../storage/s3-storage'
import { createFaultProxy } from './create-fault-proxy'

type Options = HandlerOptions & {
  /** Bytes of a part that the storage takes at least, if not S3's. */
  leastPart?: number
}

/** The site and its storage, each behind a proxy that can do it harm: everything that browsers see leads through them. */
export async function startFaultySite({ leastPart, ...options }: Options = {}) {
  const opened = await openStorage({}, { ...(leastPart !== undefined && { leastPart }) })
  const storage = await createFaultProxy({ target: opened.config.endpoint })
  const s3 = createS3Storage({ ...opened.config, publicEndpoint: storage.origin })
  const server = await createHttpServer({ port: 0, storage: s3, ...options })
  const site = await createFaultProxy({ target: server.url })
  await s3.prepare([site.origin])
  return {
    /** Address of the site's root, with a slash at its end. */
    url: `${site.origin}${options.root ?? '/'}`,
    /** The same without the proxy. */
    behind: server.url,
    site,
    storage,
    async close(): Promise<void> {
      await Promise.all([site.close(), storage.close(), server.close()])
      await opened.close()
    },
  }
}
