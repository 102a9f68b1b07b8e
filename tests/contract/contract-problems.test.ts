import { expect, it } from 'vitest'

import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { genres } from '@/contract/groups/genres'
import { player } from '@/contract/groups/player'
import { profiles } from '@/contract/groups/profiles'
import { tracks } from '@/contract/groups/tracks'
import { tus } from '@/contract/groups/tus'
import { workspaces } from '@/contract/groups/workspaces'

import { contractProblems } from './contract-problems'

const json = (body: unknown, status = 200) => Response.json(body, { status })
const judge = (response: Response, status = 200) => contractProblems(player.queue, status, response)

it('reports nothing for a response that conforms to the contract', async () => {
  expect(await judge(json({ tracks: [] }))).toEqual([])
  expect(await judge(json({ message: 'No', errors: { queueId: ['Bad'] } }, 422), 422)).toEqual([])
})

it('names a wrong status, field or content type', async () => {
  expect(await judge(json({ message: 'No' }, 404))).toEqual(['status 404 instead of 200: {"message":"No"}'])
  expect(await judge(json({ tracks: [{ id: 'one' }] }))).toEqual([
    expect.stringMatching(/^body at tracks\.0\.id: /),
    expect.stringMatching(/^body at tracks\.0\.name: /),
  ])
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  expect(await judge(page)).toEqual(['content type text/html instead of JSON', 'no JSON: <!doctype html>'])
})

it('reports truncated JSON, and an error without a map of errors', async () => {
  const half = new Response('{"tracks":[', { headers: { 'content-type': 'application/json' } })
  expect(await judge(half)).toEqual(['no JSON: {"tracks":['])
  expect(await judge(json({ message: 'No', errors: 'Bad' }, 422), 422)).toEqual([
    expect.stringMatching(/^body at errors: /),
  ])
})

it('accepts a redirect to the plans instead of a refusal', async () => {
  const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })
  expect(await judge(redirect('https://music.example/sub/pricing/?from=x'), 403)).toEqual([])
  expect(await judge(redirect('/billing'), 403)).toEqual([])
  expect(await judge(redirect('/login'), 403)).toEqual(['status 302 instead of 403: '])
  expect(await judge(redirect('/pricing'), 404)).toEqual(['status 302 instead of 404: '])
})

it('accepts another success only when the target does', async () => {
  const created = () => json({ tracks: [] }, 201)
  expect(await judge(created())).toEqual([expect.stringMatching(/^status 201 instead of 200/)])
  expect(await contractProblems(player.queue, 200, created(), { accepts: (_, status) => status === 201 })).toEqual([])
})

it('ignores the body of an error in a raw protocol', async () => {
  expect(await contractProblems(tus.append, 409, new Response('Conflict', { status: 409 }))).toEqual([])
})

it('checks only the status of a redirect', async () => {
  const redirect = () => new Response('<p>Redirecting</p>', { status: 302, headers: { 'content-type': 'text/html' } })
  expect(await judge(redirect(), 302)).toEqual([])
  expect(await judge(redirect())).toEqual(['status 302 instead of 200: <p>Redirecting</p>'])
})

it('reports a missing list, and bootstrap data that is not a text', async () => {
  expect(await contractProblems(workspaces.list, 200, json({}))).toEqual(['body at workspaces: missing'])
  const data = { settings: {} }
  expect(await contractProblems(bootstrap.get, 200, json({ data }))).toEqual(['body at data: no text'])
  expect(await contractProblems(auth.login, 200, json({ bootstrapData: data }))).toEqual([
    'body at bootstrapData: no text',
  ])
})

it('reports an incomplete page, and a page other than the requested one', async () => {
  const page = (pagination: object) => json({ pagination: { data: [], ...pagination } })
  const judgePage = (pagination: object, query = {}) => contractProblems(genres.list, 200, page(pagination), { query })
  expect(await judgePage({})).toEqual([
    'body at pagination.per_page: missing',
    'body at pagination.current_page: missing',
    'body at pagination.next_page: missing',
  ])
  expect(await judgePage({ per_page: 5, next_cursor: null, prev_cursor: null })).toEqual([])
  const second = { per_page: 5, current_page: 2, next_page_url: null, prev_page_url: '/?page=1' }
  expect(await judgePage(second, { page: 2, perPage: 5 })).toEqual([])
  expect(await judgePage(second, { page: 3, perPage: 7 })).toEqual([
    'body at pagination.current_page: not the requested 3',
    'body at pagination.per_page: not the requested 7',
  ])
})

it.each([
  ['total', { last_page: 1, total_count: 3 }],
  ['last_page', { total: 3, pages: 1 }],
  ['next_page', { prev_page: null, next: null, last_page: 1, total: 3 }],
  ['prev_page_url', { next_page_url: null, previous_page_url: null }],
])('reports a renamed key of a page: %s', async (key, keys) => {
  const pagination = { data: [], per_page: 5, current_page: 1, ...keys }
  const problems = await contractProblems(genres.list, 200, json({ pagination }))
  expect(problems).toContain(`body at pagination.${key}: missing`)
})

it('reports a page that names the next one by an undocumented key', async () => {
  const judgePage = (keys: object) =>
    contractProblems(
      genres.list,
      200,
      json({ pagination: { data: [], per_page: 5, current_page: 1, total: 9, ...keys } }),
    )
  expect(await judgePage({ last_page: 2, nextPage: 2, prevPage: null })).toEqual([
    'body at pagination.next_page: missing',
  ])
  expect(await judgePage({ last_page: 2, next_page: 2, prev_page: null })).toEqual([])
  expect(await judgePage({ last_page: 2, next_page_url: '/?page=2', prev_page_url: null })).toEqual([])
  expect(await judgePage({ last_page: 1, nextPage: null })).toEqual([])
  // The kind of page in the public docs has no neighbours.
  expect(await judgePage({ last_page: 2, from: 1, to: 5 })).toEqual([])
})

it('reports a user without a name in either spelling', async () => {
  const judgeUser = (user: object) =>
    contractProblems(profiles.show, 200, json({ user: { id: 1, model_type: 'user', ...user } }))
  expect(await judgeUser({})).toEqual(['body at user: a user without a name'])
  expect(await judgeUser({ name: 'Anna' })).toEqual([])
})

it('reports missing headers, a page instead of a file, and an error without a message', async () => {
  const created = new Response('', { status: 201, headers: { 'content-type': 'text/html' } })
  expect(await contractProblems(tus.create, 201, created)).toEqual(['no header Location'])
  expect(await judge(json({ message: 'Too Many Attempts.' }, 429), 429)).toEqual(['no header Retry-After'])
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  expect(await contractProblems(tracks.download, 200, page)).toEqual(['a page instead of a file'])
  expect(await contractProblems(tracks.download, 200, json({}))).toEqual(['JSON instead of a file'])
  expect(await judge(json({ errors: {} }, 422), 422)).toEqual(['body at message: no text'])
})
