import type { PersonaKey } from '@mock/state/seeds/personas'

import { pageChunks, preloaded, REQUEST_CHUNK } from '../../tools/vite/first-screens'
import { holdBack } from '../e2e/fixtures/hold-back'
import { expect, test } from '../e2e/fixtures/test'
import { chunkName, ExecutedCode } from './executed-code'

type FirstScreen = {
  path: string
  as: PersonaKey
  /** Selects an element that makes the screen usable. */
  usable: string
  /** Chunks that run before the screen is usable, besides those of every page. */
  chunks: readonly string[]
  /** Limits in characters of executed code, 3 % above what they were when set, and of requests until idle. */
  limits: { painted: number; usable: number; idle: number; requests: number }
}

const measuredScreens: FirstScreen[] = [
  {
    path: 'login',
    as: 'guest',
    usable: 'input[type=password]',
    chunks: preloaded.guest,
    limits: { painted: 34_800, usable: 133_300, idle: 140_800, requests: 11 },
  },
  {
    path: '',
    as: 'free',
    usable: 'main button[aria-label^="Atskaņot: "]',
    chunks: preloaded.player,
    limits: { painted: 34_800, usable: 177_400, idle: 218_000, requests: 31 },
  },
]

for (const { path, as, usable, chunks, limits } of measuredScreens)
  test(`runs no more code than its limits on the first screen of /${path}, and fetches it in one step after the entry`, async ({
    page,
    world,
  }) => {
    const loaded = [...pageChunks, ...chunks].toSorted()
    // The code of requests is needed only by the first press.
    if (as !== 'guest') await world.signInAs(as)
    const fetched = new Set<string>()
    let requests = 0
    page.on('request', (request) => {
      // Only some versions of Chromium report the request for the icon.
      if (!request.url().includes('/favicon/')) requests += 1
      const chunk = chunkName(request.url())
      if (chunk !== undefined && chunk !== REQUEST_CHUNK) fetched.add(chunk)
    })
    const releaseApp = await holdBack(page, '**/build/assets/app-*.js')
    // Its evaluation competes with the first render, in either order.
    const releaseRequest = await holdBack(page, `**/build/assets/${REQUEST_CHUNK}-*.js`)
    const code = await ExecutedCode.start(page, usable)

    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => [...fetched].toSorted(), { message: 'fetched with the skeleton' }).toEqual(loaded)
    releaseApp()
    await expect.poll(() => code.at('usable')?.chunks, { message: 'run until the screen is usable' }).toEqual(loaded)

    releaseRequest()
    // Tab ends the first screen, after which the rest is fetched and rendered.
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    const reached = {
      painted: code.at('painted')?.characters,
      usable: code.at('usable')?.characters,
      idle: (await code.settle()).characters,
      requests,
    }
    console.log(`First screen of /${path}: ${JSON.stringify(reached)}`)
    for (const name of ['painted', 'usable', 'idle', 'requests'] as const) {
      expect(reached[name], name).toBeGreaterThan(0)
      expect(reached[name], name).toBeLessThanOrEqual(limits[name])
    }
  })
