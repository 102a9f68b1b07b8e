import {
  type DocumentedEndpoint,
  either,
  empty,
  listParameters,
  optional,
  required,
  undocumentedResponse,
  uploadFields,
} from './documented'
import { fileEntry, lists } from './samples'

type Rows = Record<string, Record<string, DocumentedEndpoint>>

const stored = { fileEntry, status: 'success' }
const signedIn = { rights: ['signed in'] } as const
const version = { 'Tus-Resumable': required('1.0.0') }
const description = {
  filename: required(),
  mime: required(),
  size: required(),
  extension: required(),
  ...uploadFields,
}
const upload = { key: required(), uploadId: required(), disk: optional('uploads', 'public') }

/** Stored files and every way to upload them (section 9; files: section 7). */
export const uploadRows = {
  fileEntries: {
    upload: {
      call: 'POST file-entries',
      source: '9',
      body: { file: required(), ...uploadFields, middleware: optional() },
      ...signedIn,
      responses: {
        '201 private file': stored,
        'public file': { fileEntry: { ...fileEntry, url: 'https://cdn.test/8' } },
      },
      refusals: ['403 music without music.create', '422 invalid file'],
    },
    content: { call: 'GET file-entries/:id', source: '7, 9', rights: [], responses: { file: undefined } },
    list: {
      call: 'GET file-entries',
      source: '2.1, 7',
      query: listParameters,
      rights: ['signed in', 'permission files.view'],
      responses: lists(fileEntry),
      assumed: 'the permission',
    },
    show: { call: 'GET file-entries/:id/model', source: '7', ...signedIn, responses: { file: stored } },
    update: {
      call: 'PUT file-entries/:id',
      source: '7',
      body: { name: required(), description: optional() },
      ...signedIn,
      ...undocumentedResponse,
    },
    download: {
      call: 'GET file-entries/download/:hashes',
      source: '7',
      ...signedIn,
      responses: { file: undefined },
      assumed: 'the rights, and how several hashes are joined',
    },
    restore: {
      call: 'POST file-entries/restore',
      source: '7',
      body: { entryIds: required() },
      ...signedIn,
      ...undocumentedResponse,
    },
    remove: {
      call: 'POST file-entries/delete',
      source: '7; spec 7',
      body: {
        entryIds: either('paths'),
        paths: either('entryIds'),
        deleteForever: optional(),
        emptyTrash: optional(),
      },
      ...signedIn,
      responses: empty,
    },
  },
  tus: {
    create: {
      call: 'POST tus/upload',
      source: '9; trap 18',
      headers: { ...version, 'Upload-Length': required(), 'Upload-Metadata': required() },
      ...signedIn,
      responses: { '201 Location': undefined },
      refusals: ['422 invalid file'],
    },
    append: {
      call: 'PATCH tus/upload/:key',
      source: '9',
      headers: {
        ...version,
        'Content-Type': required('application/offset+octet-stream'),
        'Upload-Offset': required(),
        'Upload-Checksum': optional(),
      },
      ...signedIn,
      responses: { '204 Upload-Offset': undefined },
      refusals: ['409 wrong offset', '410 gone', '460 bad checksum'],
    },
    offset: {
      call: 'HEAD tus/upload/:key',
      source: '9',
      headers: version,
      ...signedIn,
      responses: { 'Upload-Offset': undefined },
      refusals: ['404 missing', '410 gone'],
    },
    terminate: {
      call: 'DELETE tus/upload/:key',
      source: '9, extension termination',
      headers: version,
      ...signedIn,
      responses: { '204 no content': undefined },
    },
    entries: {
      call: 'POST tus/entries',
      source: '9',
      body: { uploadKey: required() },
      ...signedIn,
      responses: { file: stored },
      refusals: ['422 expired'],
    },
  },
  s3: {
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
      responses: { file: stored },
    },
  },
} satisfies Rows
