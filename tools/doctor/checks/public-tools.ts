import { finding, type Outcome, when } from '../finding'
import { isUsable } from '../probe/send'
import { apiHeaders, isListing, type Site } from '../probe/site'
import type { Check } from './check'

/** Tools for developers, listings of folders and data for other origins, which are public by mistake. */
export const publicTools: Check = {
  area: 'exposed',
  needsPage: false,
  run: async (site) => [
    ...debugBar(site),
    ...(await dashboards(site)),
    ...(await listings(site)),
    ...(await cors(site)),
  ],
}

/** Laravel Debugbar is a part of the page. */
function debugBar({ document }: Site): Outcome[] {
  const bar = document.tags.find(
    ({ name, attributes, text }) => name === 'script' && /phpdebugbar|_debugbar/i.test(`${attributes['src']} ${text}`),
  )
  return when(bar, () => finding('exposed.debug', 'the page contains Laravel Debugbar'))
}

const DASHBOARDS = ['telescope', 'horizon']

async function dashboards({ send, root }: Site): Promise<Outcome[]> {
  const replies = await Promise.all(DASHBOARDS.map((path) => send(new URL(path, root))))
  const open = replies.find((reply) => isUsable(reply) && /<title>[^<]*\b(?:Telescope|Horizon)\b/.test(reply.text))
  return when(open, () => finding('exposed.tools', `${open?.url.href}: status ${open?.status}`))
}

async function listings({ send, root }: Site): Promise<Outcome[]> {
  const replies = await Promise.all(['storage/', 'build/assets/'].map((path) => send(new URL(path, root))))
  const listing = replies.find((reply) => isUsable(reply) && isListing(reply))
  return when(listing, () => finding('exposed.listing', `${listing?.url.href}: a list of files`))
}

const FOREIGN = 'https://doctor.example'

/** Credentials together with any origin let every site read the visitor's data. */
async function cors({ send, api, cookies }: Site): Promise<Outcome[]> {
  const headers = { ...apiHeaders(cookies), origin: FOREIGN }
  const reply = await send(api.url, { headers })
  const isOpen =
    reply.headers.get('access-control-allow-origin') === FOREIGN &&
    reply.headers.get('access-control-allow-credentials') === 'true'
  return when(isOpen, () => finding('exposed.cors', `Origin ${FOREIGN} is allowed, with credentials`))
}
