import type { Args, Endpoint } from '@/contract/machinery/endpoint'
import { type LooseInput, toWire } from '@/contract/machinery/wire'
import { siteRoot } from '@/lib/browser/url'

/** Returns the URL of an endpoint whose file the browser downloads by a link. */
export const fileUrl = <E extends Endpoint & { file: true }>(endpoint: E, ...[input]: Args<E>): string =>
  new URL(toWire(endpoint, input as LooseInput).url, siteRoot()).href
