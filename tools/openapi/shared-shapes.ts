import * as z from 'zod/mini'

import * as accessTokens from '@/contract/groups/access-tokens'
import * as accounts from '@/contract/groups/accounts'
import * as appearance from '@/contract/groups/appearance'
import * as bootstrap from '@/contract/groups/bootstrap'
import * as channels from '@/contract/groups/channels'
import * as comments from '@/contract/groups/comments'
import * as fileEntries from '@/contract/groups/file-entries'
import * as landing from '@/contract/groups/landing'
import * as products from '@/contract/groups/products'
import * as reports from '@/contract/groups/reports'
import * as social from '@/contract/groups/social'
import * as errorTrace from '@/contract/machinery/error-trace'
import * as errors from '@/contract/machinery/errors'
import * as lyrics from '@/contract/shapes/lyrics'
import * as menus from '@/contract/shapes/menus'
import * as music from '@/contract/shapes/music'
import * as permissions from '@/contract/shapes/permission-list'
import * as prices from '@/contract/shapes/prices'
import * as settings from '@/contract/shapes/settings'
import * as subscriptions from '@/contract/shapes/subscription-schema'
import * as themes from '@/contract/shapes/themes'
import * as users from '@/contract/shapes/user'

const modules = [
  ...[
    accessTokens,
    accounts,
    appearance,
    bootstrap,
    channels,
    comments,
    fileEntries,
    landing,
    products,
    reports,
    social,
  ],
  ...[errorTrace, errors, lyrics, menus, music, permissions, prices, settings, subscriptions, themes, users],
]

const SUFFIX = 'Schema'

/** Names the shapes that the export writes once: `trackSchema` of the contract is `Track`. */
export const sharedShapes = z.registry<{ id: string }>()

for (const [name, value] of modules.flatMap((module) => Object.entries<unknown>(module)))
  if (name.endsWith(SUFFIX) && value instanceof z.ZodMiniType) {
    const [first = '', ...rest] = name.slice(0, -SUFFIX.length)
    sharedShapes.add(value, { id: `${first.toUpperCase()}${rest.join('')}` })
  }
