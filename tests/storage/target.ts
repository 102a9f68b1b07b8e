import type { Credentials } from '@mock/site/storage/credentials'
import { createStorageServer } from '@mock/site/storage/server/create-storage-server'

/** S3-compatible storage under test. */
export type Target = { name: string; endpoint: string; credentials: Credentials; close: () => Promise<void> }

const own: Credentials = { accessKeyId: 'dziesma', secretAccessKey: 'dziesma-secret', region: 'us-east-1' }

/** Returns the storage given by S3_ENDPOINT, S3_KEY, S3_SECRET and S3_REGION, or starts the mock's. */
export async function openTarget(env: Record<string, string | undefined>): Promise<Target> {
  const {
    S3_ENDPOINT: endpoint,
    S3_KEY: accessKeyId = '',
    S3_SECRET: secretAccessKey = '',
    S3_REGION: region = 'us-east-1',
  } = env
  if (endpoint)
    return {
      name: endpoint,
      endpoint,
      credentials: { accessKeyId, secretAccessKey, region },
      close: async () => undefined,
    }
  const server = await createStorageServer({ credentials: own })
  return { name: 'the mock', endpoint: server.origin, credentials: own, close: () => server.close() }
}
