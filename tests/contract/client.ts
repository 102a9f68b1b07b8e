import * as z from 'zod/mini'

import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { errorBodySchema } from '@/contract/machinery/errors'
import { type LooseInput, toWire, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'

type Options = { forged?: boolean | undefined }

/** A visitor with cookies, as a browser on a page of the site has them. */
export type Client = {
  /** Sends one call. Calls other than GET carry the CSRF token, which is fetched first when missing. */
  send: (endpoint: Endpoint, input?: LooseInput, options?: Options) => Promise<Response>
  /** Requests a path of the site outside the API, without following redirects. */
  get: (path: string) => Promise<Response>
  /** Posts JSON to a path of the site outside the API, such as a stand-in of the mock. */
  post: (path: string, body: object) => Promise<Response>
  /** Returns the response. Throws when the backend refuses the account. */
  signIn: (account: { email: string; password: string }) => Promise<Response>
}

function keepCookies(jar: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))) jar.delete(name)
    else jar.set(name, pair.slice(at + 1).trim())
  }
}

/** Sends a request over the network. */
export type Transport = (url: URL, init: RequestInit) => Promise<Response>

/** Sends a request. Throws an error that names the origin and the cause when it cannot be reached. */
async function reach(transport: Transport, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await transport(url, init)
  } catch (thrown) {
    const { cause, message } = thrown as Error
    throw new Error(`${url.origin} cannot be reached: ${cause instanceof Error ? cause.message : message}`)
  }
}

const MAX_MESSAGE = 200

/** Describes a refusal: where it leads, or what the server says, and the status. */
async function refusalOf(response: Response): Promise<string> {
  const { status, headers } = response
  const target = headers.get('location')
  if (target !== null) return `status ${status}, a redirect to ${target}`
  const body = errorBodySchema.safeParse(await response.json().catch(() => undefined)).data
  const [message = body?.message] = Object.values(body?.errors ?? {}).flat()
  return message ? `status ${status}, “${message.slice(0, MAX_MESSAGE)}”` : `status ${status}`
}

type ClientOptions = {
  /** Initial cookies. */
  cookies?: Record<string, string>
  transport?: Transport
  /** Reads the XSRF cookie where the transport keeps the cookies itself, as a browser does. */
  readToken?: () => string | undefined
}

/** Creates a visitor of the site at `baseUrl`. */
export function createClient(baseUrl: string, options: ClientOptions = {}): Client {
  const { cookies = {}, transport = fetch } = options
  const root = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  const jar = new Map(Object.entries(cookies))
  const readToken = options.readToken ?? (() => jar.get(XSRF_COOKIE))

  async function request(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const response = await reach(transport, new URL(path, root), {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        // The backend accepts cookies only from its own pages.
        Referer: root,
        Origin: new URL(root).origin,
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    keepCookies(jar, response)
    return response
  }

  function exchange(endpoint: Endpoint, input: LooseInput, extra: Record<string, string>): Promise<Response> {
    const { url, method, headers, body } = toWire(endpoint, input)
    return request(url, { method, headers: { ...headers, ...extra }, ...(body !== undefined && { body }) })
  }

  async function csrfToken(): Promise<string> {
    if (readToken() === undefined) await exchange(bootstrap.get, {}, {})
    return decodeURIComponent(readToken() ?? '')
  }

  const send: Client['send'] = async (endpoint, input = {}, { forged } = {}) => {
    if (endpoint.method === 'GET' || endpoint.method === 'HEAD') return exchange(endpoint, input, {})
    const token = await csrfToken()
    return exchange(endpoint, input, { [XSRF_HEADER]: forged ? 'forged' : token })
  }

  return {
    send,
    get: (path) => request(path, { headers: { Accept: 'application/json' } }),
    post: (path, body) =>
      request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    async signIn({ email, password }) {
      const response = await send(auth.login, { body: { email, password } })
      if (response.ok) return response
      const cause = readToken() === undefined ? `the site sets no ${XSRF_COOKIE} cookie` : await refusalOf(response)
      throw new Error(`${email} cannot sign in: ${cause}`)
    },
  }
}

const outboxSchema = z.object({
  mails: z.array(z.object({ to: z.string(), code: z.nullable(z.string()), link: z.nullable(z.string()) })),
})

/** The newest mail that the mock has sent to an email address. Throws when there is none. */
export async function mailTo(client: Client, email: string) {
  const { mails } = outboxSchema.parse(await (await client.get('mock/outbox')).json())
  const mail = mails.find(({ to }) => to === email)
  if (!mail) throw new Error(`No mail was sent to ${email}`)
  return mail
}
