import { bootstrapSchema } from '@/contract/groups/bootstrap'
import type { DocumentedEndpoint } from '@mock/documented/documented'
import { bootstrap } from '@mock/documented/groups/bootstrap'
import { channels } from '@mock/documented/groups/channels'
import { customPages } from '@mock/documented/groups/custom-pages'
import { fieldDifferences } from '@tests/contract/documented/field-differences'
import { isMap } from '@tests/contract/is-map'

import { finding, type Outcome, when } from '../finding'
import { hasResponse } from '../probe/attempt'
import { bootstrapOfApi, type Site } from '../probe/site'
import { listed } from './listed'

const MAX_PROBLEMS = 6

/** Bootstrap data in the page: present, readable, and with the documented fields. */
export function pageBootstrap({ embedded, api }: Site): Outcome[] {
  const fromApi = bootstrapOfApi(api)
  if (embedded.status === 'unreadable')
    return [finding('page.bootstrap-unreadable', 'neither an object, JSON nor base64')]
  if (embedded.status === 'absent' && fromApi === undefined && hasResponse(api))
    return [finding('page.bootstrap-nowhere', `GET api/v1/bootstrap-data: status ${api.status}`)]
  const problems = bootstrapProblems(embedded.status === 'read' ? embedded.data : fromApi)
  return [
    ...when(embedded.status === 'absent', () =>
      finding('page.bootstrap-missing', 'no window.bootstrapData, no #bootstrap-data'),
    ),
    ...when(problems.length > 0, () => finding('page.bootstrap-shape', listed(problems, MAX_PROBLEMS))),
  ]
}

/** Endpoints whose response the home page embeds: it is a channel or a custom page. */
const embeddable = [channels.endpoints.show, customPages.endpoints.show]

/** Lists documented fields that bootstrap data lacks or sends as another type; without any, unreadable values. */
export function bootstrapProblems(data: unknown): string[] {
  const own = deviationsOf(bootstrap.endpoints.get, { data, status: 'success' })
  const loaders = isMap(data) && isMap(data['loaders']) ? data['loaders'] : {}
  const embedded = embeddable.flatMap((row) => {
    const page = loaders[row.loader]
    return isMap(page) ? deviationsOf(row, page).map((problem) => `loaders.${row.loader}.${problem}`) : []
  })
  const deviations = [...own.map((problem) => problem.replace(/^data\./, '')), ...embedded]
  return deviations.length > 0 ? deviations : unreadableIn(data)
}

const deviationsOf = (row: DocumentedEndpoint, body: unknown): string[] =>
  fieldDifferences(row, body)
    .filter(({ kind }) => kind === 'deviation')
    .map(({ path, message }) => `${path}: ${message}`)

const unreadableIn = (data: unknown): string[] =>
  bootstrapSchema
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.') || 'the data'}: ${message}`) ?? []
