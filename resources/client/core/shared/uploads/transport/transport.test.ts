import { describe, expect, test } from 'vitest'

import { settingsSchema } from '@/contract/shapes/settings'

import { MIN_CHUNKED_SIZE, chooseTransport, MIN_MULTIPART_SIZE } from './transport'

const MB = 1024 * 1024
const ONE_S3 = { uploads_driver: 'wasabi_s3', public_driver: 'local', s3_direct_upload: true }

describe('chooseTransport', () => {
  test('uses the size limits of the spec', () => {
    expect([MIN_CHUNKED_SIZE, MIN_MULTIPART_SIZE]).toEqual([4 * MB, 100 * MB])
  })

  test.each([
    [0, {}, undefined, 'form'],
    [4 * MB - 1, {}, undefined, 'form'],
    [4 * MB, {}, undefined, 'tus'],
    [300 * 1024 * MB, {}, undefined, 'tus'],
    [4 * MB, { disable_tus: true }, undefined, 'form'],
    [4 * MB, { disable_tus: false }, undefined, 'tus'],
    [4 * MB, { chunk: false }, undefined, 'form'],
    [4 * MB, { chunk: 0 }, undefined, 'form'],
    [4 * MB, { chunk: true }, undefined, 'tus'],
    [100 * MB, { chunk: false, uploads_driver: 's3', s3_direct_upload: true }, undefined, 's3Multipart'],
    [4 * MB, { uploads_driver: 'local', s3_direct_upload: true }, undefined, 'tus'],
    [4 * MB, { uploads_driver: 's3', s3_direct_upload: false }, undefined, 'tus'],
    [0, { uploads_driver: 's3', s3_direct_upload: true }, undefined, 's3Simple'],
    [100 * MB - 1, { uploads_driver: 's3', s3_direct_upload: true }, undefined, 's3Simple'],
    [100 * MB, { uploads_driver: 's3', s3_direct_upload: true }, undefined, 's3Multipart'],
    [100 * MB, { uploads_driver: 's3', s3_direct_upload: true, disable_tus: true }, undefined, 's3Multipart'],
    [4096 * MB, {}, undefined, 'tus'],
    [4096 * MB, { uploads_driver: 's3', s3_direct_upload: true }, undefined, 's3Multipart'],
    [5 * MB, ONE_S3, 'uploads', 's3Simple'],
    [5 * MB, ONE_S3, 'public', 'tus'],
    [
      5 * MB,
      { uploads_driver: 'local', public_driver: 'digitalocean_s3', s3_direct_upload: true },
      'public',
      's3Simple',
    ],
    [5 * MB, { uploads_driver: 's3_compatible', s3_direct_upload: true }, undefined, 'tus'],
    [5 * MB, { uploads_driver: null, s3_direct_upload: true }, undefined, 'tus'],
  ] as const)('sends %d bytes with settings %j and disk %s by %s', (size, settings, disk, name) => {
    expect(chooseTransport({ size }, disk ? { disk } : {}, settingsSchema.parse({ uploads: settings }).uploads)).toBe(
      name,
    )
  })
})
