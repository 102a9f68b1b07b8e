import type { StorageConfig } from './s3-storage'
import { createStorageServer } from './server/create-storage-server'

const ownKeys = { accessKeyId: 'dziesma', secretAccessKey: 'dziesma-secret', region: 'us-east-1' }

const BUCKETS = { uploads: 'dziesma-uploads', public: 'dziesma-public' }

type Environment = Record<string, string | undefined>
type OwnStorage = Omit<Parameters<typeof createStorageServer>[0], 'credentials'>

/**
 * Opens the storage configured in the environment by S3_ENDPOINT, S3_KEY, S3_SECRET and, optionally, S3_REGION,
 * S3_BUCKET, S3_PUBLIC_BUCKET and S3_PUBLIC_ENDPOINT (the URL for browsers). Without an endpoint it starts a server,
 * which `close` stops.
 */
export async function openStorage(
  env: Environment,
  own: OwnStorage = {},
): Promise<{ config: StorageConfig; close: () => Promise<void> }> {
  const {
    S3_ENDPOINT: endpoint,
    S3_PUBLIC_ENDPOINT: publicEndpoint,
    S3_KEY = '',
    S3_SECRET = '',
    S3_REGION = ownKeys.region,
  } = env
  const buckets = { uploads: env['S3_BUCKET'] ?? BUCKETS.uploads, public: env['S3_PUBLIC_BUCKET'] ?? BUCKETS.public }
  if (endpoint) {
    const credentials = { accessKeyId: S3_KEY, secretAccessKey: S3_SECRET, region: S3_REGION }
    return { config: { ...credentials, endpoint, publicEndpoint, buckets }, close: async () => undefined }
  }
  const server = await createStorageServer({ ...own, credentials: ownKeys })
  return { config: { ...ownKeys, endpoint: server.origin, publicEndpoint, buckets }, close: () => server.close() }
}
