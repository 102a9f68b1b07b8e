import { localizations } from '@/contract/groups/localizations'
import { localizations as documented } from '@mock/documented/groups/localizations'
import { ENGLISH_ID } from '@mock/state/seeds/localizations'

import { groupCases, MISSING_ID } from '../case'
import { firstRow } from '../first-row'
import { admin, administratorsOnly, changedBetweenDays, readRefusals, reading } from './administrator'

const language = { name: 'Eesti', language: 'et' }
const body = { ...language, lines: { Yes: 'Jah', 'Hello, :name!': 'Tere, :name!' } }
const one = { params: { id: ENGLISH_ID } }
const missing = { params: { id: MISSING_ID } }

function file(content = '{"Yes":"Jah"}', name = 'et.json'): FormData {
  const form = new FormData()
  form.append('file', new File([content], name, { type: 'application/json' }))
  return form
}

export const localizationCases = groupCases<typeof localizations>(documented, {
  list: [
    {
      name: 'by name',
      ...reading,
      input: { query: { orderBy: 'name', orderDir: 'asc', paginate: 'lengthAware' } },
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    changedBetweenDays,
    ...administratorsOnly(),
  ],
  show: [
    {
      name: 'by id',
      ...reading,
      input: async (_, visit) => ({ params: { idOrCode: (await firstRow(visit, localizations.list)).id } }),
      status: 200,
    },
    {
      name: 'by code',
      ...reading,
      input: async (_, visit) => ({ params: { idOrCode: (await firstRow(visit, localizations.list)).language } }),
      status: 200,
    },
    { name: 'missing language', ...reading, input: { params: { idOrCode: 'xx' } }, status: 404 },
    ...administratorsOnly({ params: { idOrCode: ENGLISH_ID } }),
  ],
  create: [
    {
      name: 'a language',
      ...admin,
      input: { body: language },
      status: 200,
      holds: (response) => !response?.localization || response.localization.language === 'et',
    },
    { name: 'without a name', ...admin, input: { body: { ...language, name: ' ' } }, status: 422 },
    { name: 'a code of six characters', ...admin, input: { body: { ...language, language: 'est-EE' } }, status: 422 },
    { name: 'a code of one character', ...admin, input: { body: { ...language, language: 'e' } }, status: 422 },
    ...administratorsOnly({ body: language }),
  ],
  update: [
    {
      name: 'all lines replaced',
      ...admin,
      input: { ...one, body },
      status: 200,
      holds: (response) => !response?.localization || Object.keys(response.localization.lines).length === 2,
    },
    {
      name: 'no lines',
      ...admin,
      input: { ...one, body: { ...body, lines: {} } },
      status: 200,
      holds: (response) => !response?.localization || Object.keys(response.localization.lines).length === 0,
    },
    { name: 'by code', ...admin, input: { params: { id: 'lv' }, body }, status: 404 },
    { name: 'missing language', ...admin, input: { ...missing, body }, status: 404 },
    {
      name: 'a code of six characters',
      ...admin,
      input: { ...one, body: { ...body, language: 'est-EE' } },
      status: 422,
    },
    ...administratorsOnly({ ...one, body }),
  ],
  remove: [
    { name: 'a language', ...admin, input: { params: { ids: ENGLISH_ID } }, status: 200 },
    { name: 'missing language', ...admin, input: { params: { ids: MISSING_ID } }, status: 404 },
    ...administratorsOnly({ params: { ids: ENGLISH_ID } }),
  ],
  download: [
    {
      name: 'as JSON',
      ...reading,
      input: async (_, visit) => ({ params: { id: (await firstRow(visit, localizations.list)).id } }),
      status: 200,
    },
    ...readRefusals('language', one, missing),
  ],
  upload: [
    {
      name: 'a file of lines',
      ...admin,
      input: () => ({ ...one, body: file() }),
      status: 200,
      holds: (response) => !response?.localization || response.localization.lines['Yes'] === 'Jah',
    },
    { name: 'text that is not JSON', ...admin, input: () => ({ ...one, body: file('Yes = Jah') }), status: 422 },
    { name: 'a list instead of lines', ...admin, input: () => ({ ...one, body: file('["Jah"]') }), status: 422 },
    { name: 'another type of file', ...admin, input: () => ({ ...one, body: file('{}', 'et.php') }), status: 422 },
    { name: 'without a file', ...admin, input: () => ({ ...one, body: new FormData() }), status: 422 },
    { name: 'missing language', ...admin, input: () => ({ ...missing, body: file() }), status: 404 },
    ...administratorsOnly(() => ({ ...one, body: file() })),
  ],
})
