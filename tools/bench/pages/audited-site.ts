import { findFreePort } from '../../port'
import { startBenchSite } from '../bench-site'

/** The built site with the landing page as its homepage, and a browser with a debugging port. */
export async function startAuditedSite() {
  const port = await findFreePort()
  const site = await startBenchSite(undefined, [`--remote-debugging-port=${port}`])
  const response = await fetch(new URL('mock/control', site.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ settings: { homepage: { type: 'landingPage' } } }),
  })
  if (!response.ok) throw new Error(`The mock refused the landing page: ${response.status} ${await response.text()}`)
  return { url: site.url, port, close: site.close }
}
