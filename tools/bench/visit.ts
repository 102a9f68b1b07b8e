import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

import type { Scenario } from '@mock/state/scenarios/scenarios'
import type { PersonaKey } from '@mock/state/seeds/personas'
import { BrowserWorld } from '@tests/e2e/fixtures/browser-world'

/** A site served by the mock, and a browser. */
export type Site = { browser: Browser; url: string }

/** First page of a fresh browser context: empty cache, no cookies, and a separate world of the mock. */
export type Visit = {
  context: BrowserContext
  world: BrowserWorld
  page: Page
  client: CDPSession
  leave: () => Promise<void>
}

type Visitor = { persona?: PersonaKey; scenario?: Scenario }

let visits = 0

/** Opens an empty page, signed in, in a fresh browser context with a separate world of the mock. */
export async function visit(
  { browser, url }: Site,
  { persona = 'free', scenario = 'typical' }: Visitor = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: url,
    timezoneId: 'Europe/Riga',
  })
  const world = new BrowserWorld(context, url)
  visits += 1
  await world.enter(`bench-${visits}`)
  await world.change({ scenario, signInAs: persona })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  return { context, world, page, client, leave: () => context.close() }
}
