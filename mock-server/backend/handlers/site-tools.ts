import { siteTools } from '@/contract/groups/site-tools'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { siteTools as documented } from '../../documented/groups/site-tools'
import { invalid } from '../../kit/mock-failure'
import { administrator } from '../../rules/permissions/administrator'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

const classOf = (name: string): string => `App\\Models\\${name}`

/** Search engines that the server has packages for. */
const drivers = ['mysql', 'meilisearch', 'algolia']

export const siteToolHandlers = mockGroup(siteTools, documented, {
  flushCache: (request) => {
    administrator(callerOf(request), `${assumedPermissions.settings}.update`)
    return {}
  },

  generateSitemap: (request) => {
    administrator(callerOf(request), `${assumedPermissions.settings}.update`)
    return {}
  },

  searchModels: (request) => {
    const { db } = administrator(callerOf(request), `${assumedPermissions.settings}.update`)
    return { models: db.searchModels.map((name) => ({ model: classOf(name), name })) }
  },

  importSearchIndex: (request) => {
    const { db } = administrator(callerOf(request), `${assumedPermissions.settings}.update`)
    const { model, driver } = request.body
    if (!db.searchModels.map(classOf).includes(model)) throw invalid('model', 'The selected model is invalid.')
    if (!drivers.includes(driver)) throw invalid('driver', 'The selected driver is invalid.')
    return { output: `All [${model}] records have been imported.\n` }
  },
})
