import { type DocumentedGroup, empty, optional, required, signedIn, uploadFields } from '../documented'
import { storedFile } from '../samples'

const description = {
  filename: required(),
  mime: required(),
  size: required(),
  extension: required(),
  ...uploadFields,
}
const upload = { key: required(), uploadId: required(), disk: optional('uploads', 'public') }

export const s3 = {
  section: '9',
  rule: 'S3 calls need a session and return signed URLs, keys and parts; `s3/entries` returns the `fileEntry`.',
  screens: ['file uploads'],
  failsIn: 'tests/uploads/matrix.spec.ts',
  endpoints: {
    presign: {
      call: 'POST s3/simple/presign',
      source: '9; traps 18, 19',
      body: description,
      ...signedIn,
      responses: { url: { url: 'https://s3.test/a', key: 'uploads/a.png', acl: 'private' } },
      refusals: ['422 invalid file'],
    },
    create: {
      call: 'POST s3/multipart/create',
      source: '9',
      body: description,
      ...signedIn,
      responses: { upload: { key: 'uploads/a.png', uploadId: 'u', acl: 'private' } },
      refusals: ['422 invalid file'],
    },
    uploadedParts: {
      call: 'POST s3/multipart/get-uploaded-parts',
      source: '9',
      body: upload,
      ...signedIn,
      responses: { parts: { parts: [{ PartNumber: 1, ETag: '"a"', Size: 5 }] }, none: { parts: [] } },
    },
    signParts: {
      call: 'POST s3/multipart/batch-sign-part-urls',
      source: '9',
      body: { ...upload, partNumbers: required() },
      ...signedIn,
      responses: { urls: { urls: [{ url: 'https://s3.test/a', partNumber: 1 }] } },
    },
    complete: {
      call: 'POST s3/multipart/complete',
      source: '9; spec 7',
      body: { ...upload, parts: required(), 'parts.*.ETag': required(), 'parts.*.PartNumber': required() },
      ...signedIn,
      responses: { location: { location: 'https://s3.test/a' } },
    },
    abort: {
      call: 'POST s3/multipart/abort',
      source: '9; spec 7',
      body: upload,
      ...signedIn,
      responses: empty,
      assumed: 'the response',
    },
    entries: {
      call: 'POST s3/entries',
      source: '9',
      body: {
        clientExtension: required(),
        clientName: required(),
        filename: required(),
        size: required(),
        clientMime: optional(),
        ...uploadFields,
      },
      ...signedIn,
      responses: { file: storedFile },
    },
  },
} satisfies DocumentedGroup
