import { invoices } from '@/contract/groups/invoices'
import { HttpStatus } from '@/contract/machinery/http-status'

import { invoices as documented } from '../../documented/groups/invoices'
import { MockFailure } from '../../kit/mock-failure'
import { invoicesOf, presentInvoice } from '../../rules/billing/invoices-of'
import { requireUser } from '../../rules/permissions/find-user'
import { requirePermission } from '../../rules/permissions/permissions'
import { subscriptionsOf } from '../../rules/permissions/subscriptions-of'
import { mockGroup } from '../pipeline/mock-group'
import { billingCaller } from './billing-caller'

export const invoiceHandlers = mockGroup(invoices, documented, {
  list: (request) => {
    const caller = billingCaller(request)
    const { db } = caller
    const user = requireUser(caller)
    const { userId } = request.query
    if (userId !== user.id) requirePermission(caller, 'invoices.view')
    if (subscriptionsOf(db, { id: userId }).length === 0)
      throw new MockFailure(HttpStatus.NotFound, { message: 'This user has no subscriptions.' })
    return { invoices: invoicesOf(db, userId).map((invoice) => presentInvoice(db, invoice)) }
  },
})
