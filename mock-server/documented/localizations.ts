import { type DocumentedEndpoint, listParameters, required, undocumentedResponse } from './documented'
import { lists } from './samples'

const localization = { id: 3, name: 'Eesti', language: 'et' }
const fields = { name: required(), language: required() }
const rights = (right: string) => ['signed in', `permission localizations.${right}`] as const
const assumed = 'the permission'
const writes = { ...undocumentedResponse, assumed: 'the permission and the response' } as const

/** Languages and their translations (section 7; traps 6 and 30). */
export const localizationRows = {
  localizations: {
    list: {
      call: 'GET localizations',
      source: '2.1, 7',
      query: listParameters,
      rights: rights('view'),
      responses: lists(localization),
      assumed,
    },
    show: {
      call: 'GET localizations/:idOrCode',
      source: '7; trap 6',
      rights: rights('view'),
      responses: {
        lines: { localization: { ...localization, lines: { Yes: 'Jah', No: '' } } },
        'no lines': { localization: { ...localization, lines: [] } },
      },
      assumed,
    },
    create: { call: 'POST localizations', source: '7', body: fields, rights: rights('create'), ...writes },
    update: {
      call: 'PUT localizations/:id',
      source: '7; trap 30',
      body: { ...fields, lines: required() },
      rights: rights('update'),
      ...writes,
    },
    remove: { call: 'DELETE localizations/:ids', source: '7', rights: rights('delete'), ...writes },
    download: {
      call: 'GET localizations/:id/download',
      source: '7',
      rights: rights('view'),
      responses: { file: undefined },
      assumed,
    },
    upload: {
      call: 'POST localizations/:id/upload',
      source: '7',
      body: { file: required() },
      rights: rights('update'),
      ...writes,
      refusals: ['422 not JSON'],
    },
  },
} satisfies Record<string, Record<string, DocumentedEndpoint>>
