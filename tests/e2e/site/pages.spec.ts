import type { Page } from '@playwright/test'

import { about } from '@mock/state/seeds/custom-pages/about'

import { expect, test } from '../fixtures/test'

/** The head's tags that describe the page, by their name, with structured data as its text. */
const head = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [
        ...document.head.querySelectorAll(
          'meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]',
        ),
      ]
        .filter((element) => !element.matches('[data-keep=true]'))
        .map((element) => {
          const name = element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName
          return [name, element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent]
        }),
    ),
  )

test('describes each page to search engines, first with the server’s tags, then with its own', async ({
  page,
  baseURL,
}) => {
  await page.goto('pages/par-mums')
  await expect(page.getByRole('heading', { level: 1, name: 'Par mums' })).toBeVisible()
  expect(await head(page)).toMatchObject({
    'og:title': 'Par mums - Dziesma',
    link: `${baseURL}pages/par-mums`,
  })
  const keptCount = await page.locator('head [data-keep=true]').count()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privātuma politika' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privātuma politika' })).toBeVisible()
  await expect.poll(() => head(page)).toMatchObject({ link: `${baseURL}pages/privatuma-politika` })
  expect(JSON.stringify(await head(page))).not.toContain('par-mums')
  await expect(page.locator('head [data-keep=true]')).toHaveCount(keptCount)

  await page.goto('pages/nav-tadas')
  await expect.poll(() => head(page)).toMatchObject({ robots: 'noindex' })
})

test('follows links in a page’s text without loading the site again', async ({ page }) => {
  await page.goto('pages/par-mums')
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }))
  await page.getByRole('main').getByRole('link', { name: 'izlases' }).click()
  await expect(page).toHaveURL(/\/izlases$/)
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true)
})

for (const [name, value] of [
  ['slug', about.slug],
  ['id', about.id],
] as const) {
  test(`shows guests the page with the configured ${name} as the homepage, and members the player`, async ({
    page,
    world,
    baseURL,
  }) => {
    await world.change({ settings: { homepage: { type: 'customPage', value } } })
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1, name: 'Par mums' })).toBeVisible()
    // The server decides about the URL: its page for `/` names the homepage, and its `seo` the custom page.
    expect(await head(page)).toMatchObject({ link: baseURL })
    await page.reload()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privātuma politika' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privātuma politika' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Par mums' })).toBeVisible()
    await expect.poll(() => head(page)).toMatchObject({ link: `${baseURL}pages/par-mums` })

    await world.signInAs('free')
    await page.goto('')
    await expect(page.getByRole('navigation', { name: 'Galvenā izvēlne' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Par mums' })).toBeHidden()
  })
}
