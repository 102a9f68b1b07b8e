import { expect, test } from '@playwright/test'

import { accessibilityProblems } from '../e2e/fixtures/accessibility'
import { openBench } from './fixtures/open-bench'

/** S3's own least part, in bytes. */
const LEAST_PART = 5 * 1024 * 1024

test('files go in parts as large as S3 wants them; the page has nothing against it in both themes and languages', async ({
  browser,
  viewport,
}) => {
  const { bench, close } = await openBench(browser, { viewport })
  await bench.open({ partSize: LEAST_PART })
  const [whole, missed] = [bench.newFile(LEAST_PART + 1000), bench.newFile(1000)]
  await bench.choose('s3Multipart')
  await bench.add(whole)
  expect(await bench.settle(whole)).toMatchObject({ isComplete: true })
  await bench.expectWhole(whole)
  bench.expectDiscreet()

  for (const theme of ['light', 'dark'] as const)
    for (const locale of ['en', 'lv'] as const) {
      await bench.world.setTheme(theme)
      await bench.world.setLanguage(locale)
      await bench.page.goto(`${bench.site.url}mock/uploads?way=form&blocked=bin`)
      await bench.page.locator('input[type="file"]').first().setInputFiles(missed.path)
      await bench.page.getByText(missed.name).waitFor()
      await bench.page.getByText(whole.name).waitFor()
      expect(await accessibilityProblems(bench.page), `${theme}, ${locale}`).toEqual([])
    }
  await close()
})
