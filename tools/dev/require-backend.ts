import { fail } from '../fail'
import { backendSite, type BackendSite } from './backend-site'
import { fetchBootstrap } from './fetch-bootstrap'

/**
 * Returns the backend at BACKEND_URL after a test request; undefined if unset. Exits with a one-line error if it fails.
 */
export async function requireBackend(): Promise<BackendSite | undefined> {
  const text = process.env['BACKEND_URL']
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) fail(`BACKEND_URL=${text} is not a URL: write https://example.com.`)
  const backend = backendSite(new URL(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`))
  await fetchBootstrap(backend).catch((error: Error) => fail(`BACKEND_URL: ${error.message}`))
  return backend
}
