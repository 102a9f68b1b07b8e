import { expect, test } from 'vitest'

import { DEFAULT_CHUNK_SIZE, uploadSettingsSchema } from '@/contract/upload-settings'

import { CHUNKED_FROM, chooseTransport, MULTIPART_FROM } from './choose-transport'

const MB = 1024 * 1024
const ONE_S3 = { uploads_driver: 'wasabi_s3', public_driver: 'local', s3_direct_upload: true }

test('the bounds are those of the spec', () => {
  expect([CHUNKED_FROM, MULTIPART_FROM, DEFAULT_CHUNK_SIZE]).toEqual([4 * MB, 100 * MB, 5 * MB])
})

test.each([
  [0, {}, undefined, 'form'],
  [4 * MB - 1, {}, undefined, 'form'],
  [4 * MB, {}, undefined, 'tus'],
  [300 * 1024 * MB, {}, undefined, 'tus'],
  [4 * MB, { disable_tus: true }, undefined, 'form'],
  [4 * MB, { disable_tus: false }, undefined, 'tus'],
  [4 * MB, { uploads_driver: 'local', s3_direct_upload: true }, undefined, 'tus'],
  [4 * MB, { uploads_driver: 's3', s3_direct_upload: false }, undefined, 'tus'],
  [0, { uploads_driver: 's3', s3_direct_upload: true }, undefined, 's3Simple'],
  [100 * MB - 1, { uploads_driver: 's3', s3_direct_upload: true }, undefined, 's3Simple'],
  [100 * MB, { uploads_driver: 's3', s3_direct_upload: true }, undefined, 's3Multipart'],
  [100 * MB, { uploads_driver: 's3', s3_direct_upload: true, disable_tus: true }, undefined, 's3Multipart'],
  [5 * MB, ONE_S3, 'uploads', 's3Simple'],
  [5 * MB, ONE_S3, 'public', 'tus'],
  [5 * MB, { uploads_driver: 'local', public_driver: 'digitalocean_s3', s3_direct_upload: true }, 'public', 's3Simple'],
  [5 * MB, { uploads_driver: 's3_compatible', s3_direct_upload: true }, undefined, 'tus'],
  [5 * MB, { uploads_driver: null, s3_direct_upload: true }, undefined, 'tus'],
] as const)('%d bytes under %j to the disk %s go by %s', (size, settings, disk, name) => {
  expect(chooseTransport({ size }, disk ? { disk } : {}, uploadSettingsSchema.parse(settings))).toBe(name)
})

test.each([
  [undefined, undefined],
  [[], undefined],
  [{ chunk_size: '' }, undefined],
  [{ chunk_size: 'many' }, undefined],
  [{ chunk_size: 0 }, undefined],
  [{ chunk_size: '1048576' }, MB],
  [{ chunk_size: 1048576 }, MB],
])('settings of uploads may be anything: %j have chunks of %s', (sent, size) => {
  expect(uploadSettingsSchema.parse(sent).chunk_size).toBe(size)
})
