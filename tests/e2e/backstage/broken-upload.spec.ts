import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'

import { startFaultySite } from '@mock/site/fault-proxy/start-faulty-site'

import { filesSchema } from '../../../tools/panel/mock-api'
import { BrowserWorld } from '../fixtures/browser-world'
import { recording } from '../fixtures/recording'
import { expect, test } from '../fixtures/test'

const CHUNK = 2 * 1024 * 1024
/** Long enough for an upload in chunks. */
const SECONDS = 1100
const NAME = 'Rīta rasa.wav'
const TITLE = 'Rīta rasa'

/** A song of three chunks, no two of which are the same. */
const song = recording({ seconds: SECONDS, tags: { title: TITLE } })
for (let at = CHUNK / 2; at < song.length - CHUNK / 2; at += 1) song[at] = at % 251

/** Makes the browser's picker return a file of the page's own, whose handle a reload keeps like that of one on disk. */
async function pickFromBrowser(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    Object.assign(window, {
      showOpenFilePicker: async () => [await (await navigator.storage.getDirectory()).getFileHandle(name)],
    })
  }, NAME)
}

/** Writes the song where the picker finds it. */
const writeSong = (page: Page) =>
  page.evaluate(
    async ({ name, base64 }) => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle(name, { create: true })
      const file = await handle.createWritable()
      await file.write(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)))
      await file.close()
    },
    { name: NAME, base64: song.toString('base64') },
  )

test('continues an upload that a broken connection and a reload have cut, without another choice of the file', async ({
  context,
  page,
}) => {
  const site = await startFaultySite()
  const world = new BrowserWorld(context, site.url)
  await world.enter('broken upload')
  await world.change({ signInAs: 'artist', settings: { uploads: { chunk_size: CHUNK } } })
  await world.setLanguage('en')
  page.on('dialog', (dialog) => void dialog.accept())
  await pickFromBrowser(page)
  await page.goto(`${site.url}backstage/upload`)
  await writeSong(page)

  const append = { method: 'POST', path: /tus\/upload\// }
  site.site.script([{ ...append, skip: 1, incident: { kind: 'stall', afterBytes: 1000 } }])
  await page.getByLabel('Drop songs or an album’s folder here').click()
  await expect.poll(() => site.site.left()).toEqual([])
  await page.getByRole('textbox', { name: 'Name of song 1' }).fill('Rasa')
  await page.reload()
  await expect(page.getByText(`Not uploaded. Add “${NAME}” again to continue.`)).toBeVisible()
  const offsets: number[] = []
  page.on('request', (request) => {
    const { method, path } = append
    if (request.method() === method && path.test(request.url()))
      offsets.push(Number(request.headers()['upload-offset']))
  })
  await page.getByRole('button', { name: 'Continue uploading' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add songs' })).toBeFocused()
  await expect(page.getByRole('main').getByText('Pūčulēns un draugi', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name of song 1' })).toHaveValue('Rasa')
  // The first chunk is not sent again.
  expect(offsets).toHaveLength(2)
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(CHUNK)

  const { files } = filesSchema.parse(await (await context.request.get(`${site.url}mock/files`)).json())
  const sha256 = createHash('sha256').update(song).digest('hex')
  expect(files.filter((file) => file.name === NAME)).toMatchObject([{ size: song.length, sha256 }])
  await page.getByRole('button', { name: 'Publish 1 song' }).click()
  await expect(page.getByRole('heading', { name: '1 song is published' })).toBeVisible()
  await page.close()
  await site.close()
})
