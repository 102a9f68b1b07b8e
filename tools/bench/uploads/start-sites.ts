import { createHandler } from '@mock/http/create-handler'
import { listen } from '@mock/http/listen'
import { openStorage } from '@mock/storage/open-storage'
import { createS3Storage, type StorageConfig } from '@mock/storage/s3-storage'

import { createSinkSite } from './sink/sink-site'
import { createSinkStorage } from './sink/sink-storage'

/** A site that files are sent to, and its storage. */
export type UploadSite = { url: string; storage: StorageConfig; close: () => Promise<void> }

/** The page that is served: the folder of its files, and the tag that loads it. */
type Page = { publicDir: string; entryTag: string }

type Opened = Awaited<ReturnType<typeof openStorage>>

async function startSite(
  { publicDir, entryTag }: Page,
  { config, close }: Opened,
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

/** The mock as the tests have it: its storage checks signatures and hashes every byte, and all goes to the disk. */
export const startStrictSite = async (page: Page): Promise<UploadSite> => startSite(page, await openStorage({}))

/** The same, but bytes of files are thrown away as they come: what a server costs at the least. */
export async function startSinkSite(page: Page): Promise<UploadSite> {
  const answer = createSinkStorage()
  const sink = await listen({ port: 0 }, (request, response) => void answer(request, response))
  const { config } = await openStorage({ S3_ENDPOINT: sink.origin, S3_KEY: 'sink', S3_SECRET: 'sink' })
  return startSite(page, { config, close: sink.close }, createSinkSite())
}
