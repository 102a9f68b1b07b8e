import { valueLists } from '@/contract/value-lists'

import { lists } from '../accounts/lists'
import { mockGroup } from '../mock'

export const valueListHandlers = mockGroup('valueLists', valueLists, {
  show: ({ world, params }) => {
    const names = (params['names'] ?? '').split(',')
    const asked = names.flatMap((name): [string, object][] => {
      const list = Object.hasOwn(lists, name) ? lists[name]?.(world.db) : undefined
      return list && Object.keys(list).length > 0 ? [[name, list]] : []
    })
    return Object.fromEntries(asked)
  },
})
