import { encodeComponent } from '@/contract/machinery/path-template'
import { siteRoot } from '@/lib/browser/url'

/**
 * URL of an invoice's page, which the server renders outside the application (backend contract, section 4.3). Undefined
 * for an id that would lead to another page: browsers resolve `.` and `..` even when encoded.
 */
export const invoiceUrl = (uuid: string): string | undefined =>
  /^\.{1,2}$/.test(uuid) ? undefined : new URL(`billing/invoices/${encodeComponent(uuid)}`, siteRoot()).href
