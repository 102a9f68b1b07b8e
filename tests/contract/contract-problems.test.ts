import { expect, it } from 'vitest'

import { player } from '@/contract/player'
import { tus } from '@/contract/tus'

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
  expect(await contractProblems(player.queue, 200, created(), (_, status) => status === 201)).toEqual([])
})

it('ignores the body of an error in a raw protocol', async () => {
  expect(await contractProblems(tus.append, 409, new Response('Conflict', { status: 409 }))).toEqual([])
})

it('checks only the status of a redirect', async () => {
  const redirect = () => new Response('<p>Redirecting</p>', { status: 302, headers: { 'content-type': 'text/html' } })
  expect(await judge(redirect(), 302)).toEqual([])
  expect(await judge(redirect())).toEqual(['status 302 instead of 200: <p>Redirecting</p>'])
})
