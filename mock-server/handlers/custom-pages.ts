import { customPages } from '@/contract/custom-pages'

import { callerOf } from '../caller'
import { mockGroup } from '../mock'
import { customPage } from '../pages/custom-page'

export const customPageHandlers = mockGroup('customPages', customPages, {
  show: (request) => customPage(callerOf(request), request.params['idOrSlug'] ?? '', request.site),
})
