import { mergeTests, type Page } from '@playwright/test'
import { readdirSync } from 'node:fs'

import { accessibilityProblems } from '../e2e/fixtures/accessibility'
import { sharedPageTest } from '../e2e/fixtures/shared-page'
import { expect, test as workshopTest } from './fixtures/test'

const test = mergeTests(workshopTest, sharedPageTest)

const stories = readdirSync('tools/workshop/stories').map((file) => file.slice(0, -'.story.tsx'.length))

const overflowsViewport = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Renders every interactive element in its hover state. */
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
  test(`${story}: shows no accessibility violations in both themes, and no horizontal overflow at 320 pixels`, async ({
    page,
    openStory,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStory(story)
    await expectAccessible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => overflowsViewport(page), 'in Latvian, at 320 pixels').toBe(false)
    await openStory(story, { theme: 'dark', language: 'en', isChild: true })
    await expect.poll(() => overflowsViewport(page), "at a child's sizes").toBe(false)
    await page.setViewportSize({ width: 1280, height: 800 })
    await hoverAll(page)
    // Only rules that a theme, a hover state or a size can affect; the first pass above ran all of them.
    expect(await accessibilityProblems(page, ['color-contrast', 'link-in-text-block', 'target-size'])).toEqual([])
  })
}
