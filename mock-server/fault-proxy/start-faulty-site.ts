import type { HandlerOptions } from '../http/create-handler'
import { createHttpServer } from '../http/create-http-server'
import { openStorage } from '../storage/open-storage'
import { createS3Storage } from '../storage/s3-storage'
import { createFaultProxy } from './create-fault-proxy'

/** The site and its storage, each behind a proxy that can do it harm: everything that browsers see leads through them. */
export async function startFaultySite(options: HandlerOptions = {}) {
  const opened = await openStorage({})
  const storage = await createFaultProxy({ target: opened.config.endpoint })
  const s3 = createS3Storage({ ...opened.config, publicEndpoint: storage.origin })
  const server = await createHttpServer({ port: 0, storage: s3, ...options })
  const site = await createFaultProxy({ target: server.url })
  await s3.prepare([site.origin])
  return {
    /** Address of the site's root, with a slash at its end. */
    url: `${site.origin}${options.root ?? '/'}`,
    site,
    storage,
    async close(): Promise<void> {
      await Promise.all([site.close(), storage.close(), server.close()])
      await opened.close()
    },
  }
}
