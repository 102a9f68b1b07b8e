import { type DocumentedGroup, listParameters, permitted, required, undocumentedResponse } from '../documented'
import { lists } from '../samples'

const localization = { id: 3, name: 'Eesti', language: 'et' }
const fields = { name: required(), language: required() }
const writes = { ...undocumentedResponse, assumed: 'the permission and the response' } as const

export const localizations = {
  section: '7',
  rule: 'Languages come in pages; one comes with its `lines`, all of which a PUT by numeric id replaces.',
  screens: ['admin: localizations'],
  endpoints: {
    list: {
      call: 'GET localizations',
      source: '2.1, 7',
      query: listParameters,
      rights: permitted('localizations.view'),
      responses: lists(localization),
      assumed: 'the permission',
    },
    show: {
      call: 'GET localizations/:idOrCode',
      source: '7; trap 6',
      rights: permitted('localizations.view'),
      responses: {
        lines: { localization: { ...localization, lines: { Yes: 'Jah', No: '' } } },
        'no lines': { localization: { ...localization, lines: [] } },
      },
      assumed: 'the permission',
    },
    create: {
      call: 'POST localizations',
      source: '7',
      body: fields,
      rights: permitted('localizations.create'),
      ...writes,
    },
    update: {
      call: 'PUT localizations/:id',
      source: '7; trap 30',
      body: { ...fields, lines: required() },
      rights: permitted('localizations.update'),
      ...writes,
    },
    remove: {
      call: 'DELETE localizations/:ids',
      source: '7',
      rights: permitted('localizations.delete'),
      ...writes,
    },
    download: {
      call: 'GET localizations/:id/download',
      source: '7',
      rights: permitted('localizations.view'),
      responses: { file: undefined },
      assumed: 'the permission',
    },
    upload: {
      call: 'POST localizations/:id/upload',
      source: '7',
      failsIn: 'resources/client/features/admin/site/localizations/localization-editor.test.tsx',
      body: { file: required() },
      rights: permitted('localizations.update'),
      ...writes,
      refusals: ['422 not JSON'],
    },
  },
} satisfies DocumentedGroup
