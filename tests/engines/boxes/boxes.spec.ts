import { mergeTests, type Page } from '@playwright/test'

import { overflowsViewport, openScreen, type Screen } from '../../e2e/fixtures/screens/screen'
import { screens } from '../../e2e/fixtures/screens/screens'
import { states } from '../../e2e/fixtures/screens/states'
import { settle } from '../../e2e/fixtures/settle'
import { sharedPageTest } from '../../e2e/fixtures/shared-page'
import { expect, test as siteTest } from '../../e2e/fixtures/test'
import { accepted, withoutAccepted } from './accepted'
import { chromiumTest } from './chromium-test'
import { compareBoxes } from './compare-boxes'
import { type Boxes, readBoxes } from './read-boxes'

const test = mergeTests(siteTest, sharedPageTest, chromiumTest)

/** Widths in pixels: desktop, tablet, and a phone as narrow as WebKitGTK's windows get. */
const WIDTHS = [1280, 820, 450]

/** Tall enough for most pages to need no scrolling, which browsers do by different amounts. */
const HEIGHT = 1000

// Pages with ads take WebKit a minute: every frame answers in turn.
test.describe.configure({ timeout: 300_000 })
test.use({ viewport: { width: 1280, height: HEIGHT } })

for (const screen of [...screens, ...states]) {
  test(`${screen.name}: shows the boxes of Chromium`, async ({ page, world, inChromium, errors }, { project }) => {
    await Promise.all([{ page, world }, inChromium].map((visit) => openScreen(visit, screen, 'lv')))
    const differences: string[] = []
    for (const width of WIDTHS) {
      const [boxes, boxesInChromium] = await Promise.all([
        boxesAt(page, width, screen),
        boxesAt(inChromium.page, width, screen),
      ])
      const found = compareBoxes(boxes, boxesInChromium)
      if (await overflowsViewport(page)) found.push('scrolls horizontally')
      differences.push(...found.map((difference) => `${width}: ${difference}`))
    }
    const entries = accepted.filter((one) => project.name.startsWith(one.browser) && one.screen === screen.name)
    expect(withoutAccepted([...differences, ...errors], entries)).toEqual([])
  })
}

async function boxesAt(page: Page, width: number, { isLoading }: Screen): Promise<Boxes> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.mouse.move(0, 0)
  // Browsers scroll by different amounts, to a focused field and when the width changes, and a bar of links follows the
  // panel in view.
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    for (const part of document.querySelectorAll('[role=dialog] *')) part.scrollTop = 0
  })
  if (!isLoading) await settle(page)
  return readBoxes(page)
}
