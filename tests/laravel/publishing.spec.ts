import type { Page } from '@playwright/test'

import { tracks } from '@/contract/groups/tracks'

import { recording } from '../e2e/fixtures/recording'
import { enterPassword, expect, expectSignedIn, test } from './test'

const TITLE = 'Ķiršu zieds'
const file = recording({ seconds: 45, tags: { title: TITLE, genre: 'Rotaļdziesmas' } })

async function signIn(page: Page, url: string, email: string, name: string): Promise<void> {
  await page.goto(`${url}login`)
  await enterPassword(page, email)
  await expectSignedIn(page, name)
}

test('publishes an uploaded recording, of which another user hears the same bytes', async ({ page, browser, host }) => {
  await signIn(page, host.url, 'editor@dziesma.test', 'Dzintra Ozola')
  await page.goto(`${host.url}backstage/upload`)
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles({ name: '1.wav', mimeType: 'audio/wav', buffer: file })
  await expect(page.getByRole('textbox', { name: 'Name of song 1' })).toHaveValue(TITLE)
  await expect(page.getByText('Kokles putni · Rotaļdziesmas')).toBeVisible()
  const created = page.waitForResponse(
    (response) => response.url() === `${host.url}api/v1/tracks` && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Publish 1 song' }).click()
  await expect(page.getByRole('heading', { name: '1 song is published' })).toBeVisible()
  const published = tracks.create.response.parse(await (await created).json())?.track

  const other = await (await browser.newContext()).newPage()
  await signIn(other, host.url, 'listener@dziesma.test', 'Juris Kalniņš')
  const streamed = other.waitForResponse((response) => response.url().endsWith(String(published?.src)))
  await other.goto(`${host.url}track/${published?.id}`)
  await expect(other.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await other.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
  const url = (await streamed).url()
  const whole = await other.request.get(url)
  expect(whole.headers()['content-type']).toBe('audio/wav')
  expect(file.equals(await whole.body())).toBe(true)
  const part = await other.request.get(url, { headers: { Range: 'bytes=1000-1999' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toBe(`bytes 1000-1999/${file.length}`)
  expect(file.subarray(1000, 2000).equals(await part.body())).toBe(true)
  await other.context().close()
})
