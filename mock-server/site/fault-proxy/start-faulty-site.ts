import type { HandlerOptions } from '../http/create-handler'
import { createHttpServer } from '../http/create-http-server'
import { openStorage } from '../storage/open-storage'
import { createS3Storage } from '../storage/s3-storage'
import { createFaultProxy } from './create-fault-proxy'

type Options = HandlerOptions & {
  /** Minimum part size in bytes that the storage accepts; S3's by default. */
  minPartBytes?: number
}

/** Starts the site and its storage, each behind a fault proxy that all browser requests go through. */
export async function startFaultySite({ minPartBytes, ...options }: Options = {}) {
  const opened = await openStorage({}, { ...(minPartBytes !== undefined && { minPartBytes }) })
  const storage = await createFaultProxy({ target: opened.config.endpoint })
  const s3 = createS3Storage({ ...opened.config, publicEndpoint: storage.origin })
  const server = await createHttpServer({ port: 0, storage: s3, ...options })
  const site = await createFaultProxy({ target: server.url })
  await s3.prepare([site.origin])
  return {
    /** URL of the site's root, with a trailing slash. */
    url: `${site.origin}${options.root ?? '/'}`,
    /** URL that bypasses the proxy. */
    behind: server.url,
    site,
    storage,
    async close(): Promise<void> {
      await Promise.all([site.close(), storage.close(), server.close()])
      await opened.close()
    },
  }
}
