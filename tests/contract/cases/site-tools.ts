import type { siteTools } from '@/contract/groups/site-tools'
import { siteTools as documented } from '@mock/documented/groups/site-tools'

import { groupCases } from '../case'
import { admin, administratorsOnly } from './administrator'

export const siteToolCases = groupCases<typeof siteTools>(documented, {
  flushCache: [{ name: 'by an administrator', ...admin, status: 200 }, ...administratorsOnly()],
})
