import { listen } from '@mock/kit/http/listen'
import { createHandler } from '@mock/site/http/create-handler'
import { openStorage } from '@mock/site/storage/open-storage'
import { createS3Storage, type StorageConfig } from '@mock/site/storage/s3-storage'

import { createSinkSite } from './sink/sink-site'
import { createSinkStorage } from './sink/sink-storage'

/** Running site for uploads, and its storage. */
export type UploadSite = { url: string; storage: StorageConfig; close: () => Promise<void> }

/** Page to serve: its build folder and script tag. */
type Page = { publicDir: string; entryTag: string }

type OpenedStorage = Awaited<ReturnType<typeof openStorage>>

async function startSite(
  { publicDir, entryTag }: Page,
  { config, close }: OpenedStorage,
  sink?: ReturnType<typeof createSinkSite>,
): Promise<UploadSite> {
  const storage = createS3Storage(config)
  const handle = createHandler({ publicDir, storage, entryTags: () => entryTag })
  const { origin, ...server } = await listen(
    { port: 0 },
    (request, response) => void (sink?.(request, response) || handle(request, response)),
  )
  await storage.prepare([origin])
  return {
    url: `${origin}/`,
    storage: config,
    close: async () => {
      await server.close()
      handle.close()
      await close()
    },
  }
}

/** Starts the mock as in tests: its storage checks signatures, hashes every byte and writes to disk. */
export const startStrictSite = async (page: Page): Promise<UploadSite> => startSite(page, await openStorage({}))

/** Starts the mock with a site and storage that discard file bytes, for the lowest server cost. */
export async function startSinkSite(page: Page): Promise<UploadSite> {
  const handle = createSinkStorage()
  const sink = await listen({ port: 0 }, (request, response) => void handle(request, response))
  const { config } = await openStorage({ S3_ENDPOINT: sink.origin, S3_KEY: 'sink', S3_SECRET: 'sink' })
  return startSite(page, { config, close: sink.close }, createSinkSite())
}
