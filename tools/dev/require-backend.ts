import { fail } from '../fail'
import { backendSite, type BackendSite } from './backend-site'
import { bootstrapOf } from './bootstrap-of'

/** The backend of BACKEND_URL, known to answer; undefined without one. Ends the command with one line on a broken one. */
export async function requireBackend(): Promise<BackendSite | undefined> {
  const text = process.env['BACKEND_URL']
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) fail(`BACKEND_URL=${text} is not an address: write https://example.com.`)
  const backend = backendSite(new URL(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`))
  await bootstrapOf(backend).catch((error: Error) => fail(`BACKEND_URL: ${error.message}`))
  return backend
}
