import { type DocumentedGroup, optional, required, signedIn } from '../documented'
import { storedFile } from '../samples'

const version = { 'Tus-Resumable': required('1.0.0') }

export const tus = {
  section: '9',
  rule: 'tus creates, resumes and ends uploads by its headers; `tus/entries` returns the `fileEntry`.',
  screens: ['file uploads'],
  failsIn: 'tests/uploads/matrix.spec.ts',
  endpoints: {
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
      responses: { file: storedFile },
      refusals: ['422 expired'],
    },
  },
} satisfies DocumentedGroup
