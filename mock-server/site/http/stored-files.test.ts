import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { fileEntries } from '@/contract/groups/file-entries'
import { toWire, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'

import { startTestServer } from '../../testing/test-server'
import { createCookieJar } from '../in-page/cookie-jar'

let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, server.url), init)
const stored = async (): Promise<unknown> => (await ask('mock/files')).json()

async function upload(file: File): Promise<void> {
  const jar = createCookieJar()
  const control = JSON.stringify({ signInAs: 'admin' })
  const { headers } = await ask('mock/control', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: control,
  })
  jar.keep(headers.getSetCookie())
  const cookies = Object.entries(jar.all()).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const body = new FormData()
  body.append('file', file)
  await ask(toWire(fileEntries.upload).url, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      Referer: server.url,
      Cookie: cookies.join('; '),
      [XSRF_HEADER]: jar.all()[XSRF_COOKIE] ?? '',
    },
    body,
  })
}

it('lists stored files with their hash and deletes them', async () => {
  await upload(new File(['bytes'], 'a.txt'))
  const sha256 = createHash('sha256').update('bytes').digest('hex')
  expect(await stored()).toEqual({
    files: [{ id: expect.any(Number) as number, name: 'a.txt', disk: 'uploads', owner_id: 1, size: 5, sha256 }],
  })
  expect((await ask('mock/files', { method: 'DELETE' })).status).toBe(204)
  expect(await stored()).toEqual({ files: [] })
})
