import { HttpStatus } from '@/contract/machinery/http-status'
import { fromStripeAmount } from '@/lib/stripe-amount'

import { sessionOf } from '../../backend/backend'
import { errorPage } from '../../kit/error-page'
import { escapeHtml } from '../../kit/html'
import { settleBilling } from '../../rules/billing/settle-billing'
import { may } from '../../rules/permissions/permissions'
import type { MockInvoice } from '../../state/store/billing-rows'
import type { Db, MockUser } from '../../state/store/db'
import type { RouteHandler } from './exchange'
import { plainPage } from './plain-page'

const PATTERN = /^billing\/invoices\/([^/]+)$/

const moneyText = ({ cents, currency }: MockInvoice): string =>
  new Intl.NumberFormat('lv', { style: 'currency', currency }).format(fromStripeAmount(cents, currency))

function invoiceHtml(db: Db, invoice: MockInvoice): string {
  const plan = db.products.get(invoice.product_id)?.name ?? ''
  const customer = db.users.get(invoice.user_id)?.display_name ?? ''
  return `<article>
<p>${escapeHtml(customer)}</p>
<p><time datetime="${escapeHtml(invoice.created_at)}">${escapeHtml(invoice.created_at.slice(0, 10))}</time></p>
<p>${escapeHtml(plan)}: ${escapeHtml(moneyText(invoice))}</p>
<p>${invoice.paid ? 'Apmaksāts' : 'Nav apmaksāts'}</p>
${invoice.notes === null ? '' : `<p>${escapeHtml(invoice.notes)}</p>`}
</article>`
}

const maySee = (db: Db, user: MockUser | undefined, invoice: MockInvoice): boolean =>
  user !== undefined && (invoice.user_id === user.id || may(db, user, 'invoices.view'))

/** Serves an invoice to its owner; others are sent to sign in, as by any page (backend contract, section 2.4). */
export const invoicePage: RouteHandler = ({ request, path, root, cookies, context: { world } }) => {
  const [, uuid] = PATTERN.exec(path) ?? []
  if (uuid === undefined || !['GET', 'HEAD'].includes(request.method)) return undefined
  const { db } = world
  settleBilling(world)
  const { userId } = sessionOf(world, cookies)
  const invoice = db.invoices.all().find((row) => row.uuid === uuid)
  if (!invoice || !db.settings.billing?.enable) return errorPage(HttpStatus.NotFound, 'There is no such invoice.')
  if (!maySee(db, userId === null ? undefined : db.users.get(userId), invoice))
    return new Response(null, { status: HttpStatus.Found, headers: { Location: `${root}login` } })
  return plainPage({ title: `Rēķins ${invoice.id}`, body: invoiceHtml(db, invoice) })
}
