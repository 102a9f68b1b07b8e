import { expect, test } from '@playwright/test'

import { accessibilityProblems } from '../e2e/fixtures/accessibility'
import { openBench } from './fixtures/open-bench'

/** Smallest part in bytes that S3 accepts. */
const MIN_PART_SIZE = 5 * 1024 * 1024

test('uploads parts of S3’s real minimum size, and passes axe in both themes and languages', async ({
  browser,
  viewport,
}) => {
  const { bench, close } = await openBench(browser, { viewport })
  await bench.open({ partSize: MIN_PART_SIZE })
  const [whole, refused] = [bench.newFile(MIN_PART_SIZE + 1000), bench.newFile(1000)]
  await bench.choose('s3Multipart')
  await bench.add(whole)
  expect(await bench.settle(whole)).toMatchObject({ isComplete: true })
  await bench.expectWhole(whole)
  bench.expectNoLeaks()

  for (const { theme, locale } of [
    { theme: 'light', locale: 'en' },
    { theme: 'dark', locale: 'lv' },
  ] as const) {
    await bench.world.setTheme(theme)
    await bench.world.setLanguage(locale)
    await bench.page.goto(`${bench.site.url}mock/uploads?transport=form&blocked=bin`)
    await bench.page.locator('input[type="file"]').first().setInputFiles(refused.path)
    await bench.page.getByText(refused.name).waitFor()
    await bench.page.getByRole('switch', { name: 'Compare with the files on the server' }).check()
    await bench.page.getByText(whole.name).waitFor()
    expect(await accessibilityProblems(bench.page), `${theme}, ${locale}`).toEqual([])
  }
  await close()
})
