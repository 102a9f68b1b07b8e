import { expect, it } from 'vitest'

import { player } from '@/contract/player'
import { tus } from '@/contract/tus'

import { verdict } from './verdict'

const json = (body: unknown, status = 200) => Response.json(body, { status })
const judge = (response: Response, status = 200) => verdict(player.queue, status, response)

it('finds nothing wrong with an answer that keeps the contract', async () => {
  expect(await judge(json({ tracks: [] }))).toEqual([])
  expect(await judge(json({ message: 'No', errors: { queueId: ['Bad'] } }, 422), 422)).toEqual([])
})

it('names the status, the field and the content type that are wrong', async () => {
  expect(await judge(json({ message: 'No' }, 404))).toEqual(['status 404 instead of 200: {"message":"No"}'])
  expect(await judge(json({ tracks: [{ id: 'one' }] }))).toEqual([
    expect.stringMatching(/^body at tracks\.0\.id: /),
    expect.stringMatching(/^body at tracks\.0\.name: /),
  ])
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  expect(await judge(page)).toEqual(['content type text/html instead of JSON', 'no JSON: <!doctype html>'])
})

it('does not take truncated JSON or a failure without a map of errors', async () => {
  const half = new Response('{"tracks":[', { headers: { 'content-type': 'application/json' } })
  expect(await judge(half)).toEqual(['no JSON: {"tracks":['])
  expect(await judge(json({ message: 'No', errors: 'Bad' }, 422), 422)).toEqual([
    expect.stringMatching(/^body at errors: /),
  ])
})

it('takes another success only where the target says so', async () => {
  const created = () => json({ tracks: [] }, 201)
  expect(await judge(created())).toEqual([expect.stringMatching(/^status 201 instead of 200/)])
  expect(await verdict(player.queue, 200, created(), (_, status) => status === 201)).toEqual([])
})

it('demands nothing of the body that a protocol of its own refuses with', async () => {
  expect(await verdict(tus.append, 409, new Response('Conflict', { status: 409 }))).toEqual([])
})

it('asks a redirect for its status alone', async () => {
  const redirect = () => new Response('<p>Redirecting</p>', { status: 302, headers: { 'content-type': 'text/html' } })
  expect(await judge(redirect(), 302)).toEqual([])
  expect(await judge(redirect())).toEqual(['status 302 instead of 200: <p>Redirecting</p>'])
})
