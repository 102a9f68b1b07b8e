import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import {
  type DocumentedGroup,
  either,
  empty,
  listParameters,
  optional,
  permitted,
  required,
  signedIn,
  undocumentedResponse,
  uploadFields,
} from '../documented'
import { fileEntry, lists, storedFile } from '../samples'

export const fileEntries = {
  section: '9',
  rule: 'An upload returns its row in `fileEntry`, with flat metadata; refusals are in `errors.file`.',
  screens: ['admin: files'],
  endpoints: {
    upload: {
      call: 'POST file-entries',
      source: '9',
      screens: ['file uploads'],
      failsIn: 'tests/uploads/matrix.spec.ts',
      body: { file: required(), ...uploadFields, middleware: optional() },
      ...signedIn,
      responses: {
        '201 private file': storedFile,
        'public file': { fileEntry: { ...fileEntry, url: 'https://cdn.test/8' } },
      },
      refusals: ['403 music without music.create', '422 invalid file'],
    },
    content: {
      call: 'GET file-entries/:id',
      source: '7, 9',
      screens: ['admin: backstage requests'],
      rights: [],
      responses: { file: undefined },
    },
    list: {
      call: 'GET file-entries',
      source: '2.1, 7',
      query: listParameters,
      rights: permitted(`${assumedPermissions.files}.view`),
      responses: lists(fileEntry),
      assumed: 'the permission',
    },
    show: {
      call: 'GET file-entries/:id/model',
      source: '7',
      ...signedIn,
      responses: { file: storedFile },
    },
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
      failsIn: 'resources/client/features/admin/site/files/files.test.tsx',
      body: { entryIds: required() },
      ...signedIn,
      ...undocumentedResponse,
    },
    remove: {
      call: 'POST file-entries/delete',
      source: '7; spec 7',
      screens: ['file uploads', 'admin: files', 'admin: upload', 'backstage: upload'],
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
} satisfies DocumentedGroup
