import { mergeTests, type Page } from '@playwright/test'
import { readdirSync } from 'node:fs'

import { accessibilityProblems } from '../e2e/fixtures/accessibility'
import { sharingTest } from '../e2e/fixtures/shared-page'
import { expect, test as workshopTest } from './fixtures/test'

const test = mergeTests(workshopTest, sharingTest)

const stories = readdirSync('tools/workshop/stories').map((file) => file.slice(0, -'.story.tsx'.length))

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Draws everything that can be pressed as it is while the pointer is over it. */
async function hoverAll(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument', { depth: -1 })
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main :is(a, button, label, input, [role], tr, li)',
  })
  for (const nodeId of nodeIds) await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
}

for (const story of stories) {
  test(`${story}: axe finds nothing, in both themes, and nothing is cut off at 320 pixels`, async ({
    page,
    openStory,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStory(story)
    await expectAccessible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => isTooWide(page), 'in Latvian, at 320 pixels').toBe(false)
    await openStory(story, { theme: 'dark', language: 'en', isChild: true })
    await expect.poll(() => isTooWide(page), "at a child's sizes").toBe(false)
    await page.setViewportSize({ width: 1280, height: 800 })
    await hoverAll(page)
    // What a theme, a hover or a size may change of what axe sees; the rest was seen above.
    expect(await accessibilityProblems(page, ['color-contrast', 'link-in-text-block', 'target-size'])).toEqual([])
  })
}
