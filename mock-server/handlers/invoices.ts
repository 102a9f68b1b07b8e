import { invoices } from '@/contract/groups/invoices'
import { HttpStatus } from '@/contract/machinery/http-status'

import { requireUser } from '../accounts/find-user'
import { billingCaller } from '../billing/billing-caller'
import { invoicesOf, presentInvoice } from '../billing/invoices-of'
import { subscriptionsOf } from '../billing/subscriptions-of'
import { mockGroup } from '../mock'
import { MockFailure } from '../mock-failure'
import { requirePermission } from '../permissions'

export const invoiceHandlers = mockGroup('invoices', invoices, {
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
