import type { Page } from '@playwright/test'

import { expect, test } from './fixtures/test'

const setVariable = (page: Page, name: string, value: string) =>
  page.evaluate(([variable, text]) => document.documentElement.style.setProperty(variable, text), [
    name,
    value,
  ] as const)

const save = (page: Page) => page.getByRole('button', { name: 'Saglabāt' }).first()

test('restyles the screen when a theme variable changes', async ({ page, openStory }) => {
  await openStory('button')
  await setVariable(page, '--be-primary', '1 2 3')
  await expect(save(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await setVariable(page, '--be-button-radius', '7px')
  await expect(save(page)).toHaveCSS('border-radius', '7px')
  await setVariable(page, '--be-background', '9 8 7')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(9, 8, 7)')
  await setVariable(page, '--be-font-family', 'Courier')
  await expect(page.locator('body')).toHaveCSS('font-family', /^Courier/)
})

test('stops motion for users who prefer reduced motion', async ({ page, openStory }) => {
  const durations = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return [animationDuration, transitionDuration].flatMap((list) =>
          list.split(', ').map((text) => Number.parseFloat(text)),
        )
      }),
    )
  await openStory('button')
  expect(Math.max(...(await durations()))).toBeGreaterThan(0.1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(async () => Math.max(...(await durations()))).toBeLessThanOrEqual(0.001)
})

test('enlarges text to 18 pixels and targets to 64 for a child', async ({ page, openStory }) => {
  await openStory('button', { isChild: true })
  await expect(page.locator('body')).toHaveCSS('font-size', '18px')
  expect((await save(page).boundingBox())?.height).toBeGreaterThanOrEqual(64)
})

test('loads Latvian letters from the site’s font', async ({ page, openStory }) => {
  await openStory('button')
  const isLoaded = (text: string) =>
    page.evaluate((letters) => document.fonts.check('16px "Nunito Variable"', letters), text)
  await page.evaluate(() => document.fonts.load('16px "Nunito Variable"', 'āčēģīķļņšūž'))
  expect(await isLoaded('āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ')).toBe(true)
})
