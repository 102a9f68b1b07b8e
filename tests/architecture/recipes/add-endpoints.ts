import type { Recipe } from './tree-copy'

const CONTRACT = `import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'

/** Stickers that listeners collect. */
export const stickers = {
  list: endpoint({
    method: 'GET',
    path: 'stickers',
    response: z.looseObject({ stickers: z.array(z.looseObject({ id: z.number(), name: z.string() })) }),
    assumed: 'no document lists stickers',
  }),
}
`

const DOCUMENTED = `import { type DocumentedGroup, listener } from '../documented'

export const stickers = {
  section: '5',
  rule: 'Stickers have a name.',
  screens: [],
  endpoints: {
    list: {
      call: 'GET stickers',
      source: '5',
      inferred: true,
      ...listener,
      responses: { stickers: { stickers: [{ id: 1, name: 'Lācis' }] } },
      assumed: 'the whole call',
    },
  },
} satisfies DocumentedGroup
`

const HANDLERS = `import { stickers } from '@/contract/groups/stickers'

import { stickers as documented } from '../../documented/groups/stickers'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

export const stickerHandlers = mockGroup(stickers, documented, {
  list: (request) => {
    musicCaller(request)
    return { stickers: [{ id: 1, name: 'Lācis' }] }
  },
})
`

const CASES = `import type { stickers } from '@/contract/groups/stickers'
import { stickers as documented } from '@mock/documented/groups/stickers'

import { groupCases } from '../case'

export const stickerCases = groupCases<typeof stickers>(documented, {
  list: [{ name: 'all', status: 200, mockOnly: 'no document lists stickers' }],
})
`

const QUERIES = `import { stickers } from '@/contract/groups/stickers'
import { query } from '@/core/platform/api/query'

export const stickerQueries = { list: () => query(stickers.list) }
`

/** Adds the group `stickers` with one endpoint. */
export const addEndpoints: Recipe = {
  heading: 'Add a group of endpoints',
  steps: {
    1: (tree) => tree.write('resources/client/contract/groups/stickers.ts', CONTRACT),
    2: (tree) => {
      const file = 'resources/client/contract/index.ts'
      tree.edit(
        file,
        "import { tags } from './groups/tags'\n",
        "import { stickers } from './groups/stickers'\nimport { tags } from './groups/tags'\n",
      )
      tree.edit(file, '  tags,\n', '  tags,\n  stickers,\n')
    },
    3: (tree) => tree.write('mock-server/documented/groups/stickers.ts', DOCUMENTED),
    4: (tree) => {
      tree.write('mock-server/backend/handlers/stickers.ts', HANDLERS)
      const file = 'mock-server/backend/handlers/index.ts'
      tree.edit(
        file,
        "import { tagHandlers } from './tags'\n",
        "import { stickerHandlers } from './stickers'\nimport { tagHandlers } from './tags'\n",
      )
      tree.edit(file, '  tags: tagHandlers,\n', '  tags: tagHandlers,\n  stickers: stickerHandlers,\n')
    },
    5: (tree) => {
      tree.write('tests/contract/cases/stickers.ts', CASES)
      const file = 'tests/contract/cases/index.ts'
      tree.edit(
        file,
        "import { tagCases } from './tags'\n",
        "import { stickerCases } from './stickers'\nimport { tagCases } from './tags'\n",
      )
      tree.edit(file, '  tags: tagCases,\n', '  tags: tagCases,\n  stickers: stickerCases,\n')
    },
    // The test writes docs/endpoints.md after all recipes.
    6: () => undefined,
    7: (tree) => tree.write('resources/client/features/stickers/queries.ts', QUERIES),
    // The group writes nothing.
    8: () => undefined,
  },
}
