import { HttpStatus } from '@/contract/machinery/http-status'
import { XSRF_COOKIE } from '@/contract/machinery/wire'

import { isMap } from '../is-map'
import type { Field } from './json-fields'
import { type Mutant, type MutantKind, type Mutate, onBody, onResponse, withHeaders, withText } from './mutant'
import type { Observation } from './observe'

const mutant = (kind: MutantKind, endpoint: string, defect: string, mutate: Mutate): Mutant => ({
  kind,
  endpoint,
  name: `${endpoint}: ${kind}: ${defect}`,
  mutate,
})

/** Responds to a success without its body, or as a failure where there is none. */
function withOtherStatus({ name, success: { body, status } }: Observation): Mutant {
  const other = body.byteLength > 0 ? HttpStatus.NoContent : HttpStatus.InternalServerError
  const changed = new Response(null, { status: other })
  const mutate = onResponse(name, (response) => (response.ok ? changed.clone() : response))
  return mutant('status changed', name, `${other} instead of ${status}`, mutate)
}

const PAGE = '<!doctype html><title>Login</title>'

/** Responds to a success with a page, as an expired session or a proxy does. */
function withPage({ name }: Observation): Mutant {
  const page = () => new Response(PAGE, { headers: { 'Content-Type': 'text/html' } })
  const mutate = onResponse(name, (response) => (response.ok ? page() : response))
  return mutant('content type changed', name, 'a page with status 200', mutate)
}

/** Sends JSON as text. */
const withTextType = ({ name }: Observation): Mutant =>
  mutant(
    'content type changed',
    name,
    'JSON as text/html',
    onResponse(name, (response) => withHeaders(response, (headers) => headers.set('Content-Type', 'text/html'))),
  )

/** Every n-th endpoint gets a wrong status or content type, since all endpoints share what sends them. */
const STATUS_TURNS = 3

/** Changes the status or the content type of every third endpoint, and of files and uploads. */
export function statusMutants(observation: Observation, turn: number): Mutant[] {
  const { endpoint, success } = observation
  const isFile = endpoint.raw === true || endpoint.file === true
  if (isFile) return [withOtherStatus(observation), withPage(observation)]
  if (turn % STATUS_TURNS !== 0) return []
  const defects = [withOtherStatus, withPage, ...(success.text === '' ? [] : [withTextType])]
  return defects
    .filter((_, index) => index === (turn / STATUS_TURNS) % defects.length)
    .map((defect) => defect(observation))
}

const BOOTSTRAP_KEYS = ['data', 'bootstrapData']

/** Encodes the bootstrap data of an endpoint once more, or not at all. */
export function encodingMutants(endpoint: string, fields: readonly Field[]): Mutant[] {
  const key = fields.find(({ path: [name = '', ...more], value }) => {
    return more.length === 0 && typeof value === 'string' && BOOTSTRAP_KEYS.includes(name)
  })?.path[0]
  if (key === undefined) return []
  const encoded = (defect: string, change: (text: string) => unknown) =>
    mutant(
      'encoding changed',
      endpoint,
      `${key} ${defect}`,
      onBody(endpoint, (body) =>
        isMap(body) && typeof body[key] === 'string' ? { ...body, [key]: change(body[key]) } : body,
      ),
    )
  return [
    encoded('twice', (text) => JSON.stringify(text)),
    encoded('not at all', (text) => JSON.parse(text) as unknown),
  ]
}

const withoutHeader = (endpoint: string, name: string): Mutant =>
  mutant(
    'header missing',
    endpoint,
    name,
    onResponse(endpoint, (response) => withHeaders(response, (headers) => headers.delete(name))),
  )

/** Drops a cookie from every response. */
const withoutCookie = (name: string): Mutant =>
  mutant('header missing', '*', `Set-Cookie ${name}`, (respond) => async (...call) => {
    const result = await respond(...call)
    return result && { ...result, cookies: result.cookies.filter((cookie) => !cookie.startsWith(`${name}=`)) }
  })

/** Changes the JSON of every error response. */
const onError = (change: (body: Record<string, unknown>) => object): Mutate =>
  onResponse('*', async (response) => {
    if (response.status < HttpStatus.BadRequest) return response
    const text = await response.clone().text()
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : undefined
    return isMap(body) ? withText(response, JSON.stringify(change(body))) : response
  })

/** Defects of headers and errors that all endpoints share, or that belong to one protocol. */
export const protocolMutants: Mutant[] = [
  withoutHeader('tus.create', 'Location'),
  withoutHeader('tus.append', 'Upload-Offset'),
  withoutHeader('tus.offset', 'Upload-Offset'),
  withoutHeader('tus.offset', 'Upload-Length'),
  withoutHeader('auth.login', 'Retry-After'),
  withoutHeader('*', 'Content-Type'),
  withoutCookie(XSRF_COOKIE),
  withoutCookie('dziesma_session'),
  mutant(
    'field missing',
    '*',
    'message of errors',
    onError(({ message: _, ...body }) => body),
  ),
  mutant(
    'field retyped',
    '*',
    'errors as a text',
    onError((body) => ({ ...body, ...('errors' in body && { errors: '' }) })),
  ),
]
