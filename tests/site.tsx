import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

import { start } from '@/app/start'
import { queryClient } from '@/core/platform/api/query-client'
import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { playback } from '@/core/shared/playback/playback'
import { createFakeAudio } from '@/core/shared/playback/testing/fake-audio'
import { toast } from '@/core/shared/toasts/toast-store'
import { parseCookies } from '@mock/kit/cookies'
import { mockBackend } from '@mock/node'
import { renderPage } from '@mock/site/pages/html'
import { sitePage } from '@mock/site/pages/site-page'
import { DEFAULT_RELEASE, type Release } from '@mock/state/parts/release'
import type { Scenario } from '@mock/state/scenarios/scenarios'
import { ENGLISH_ID } from '@mock/state/seeds/localizations'
import type { PersonaKey } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { clearCookies } from './isolate-test-file'
import { createPopups } from './popups'
import { quickUser } from './quick-user'
import { hasActivation } from './user-activation'

/** The visitor, the site, and the data embedded in the page. */
export type Visit = {
  as?: PersonaKey
  scenario?: Scenario
  release?: Release
  /** Language of the site; the seeded default is Latvian. */
  language?: 'lv' | 'en'
  /** Keeps the site's English names of menus, channels and genres; by default tests see the Latvian ones. */
  hasEnglishNames?: boolean
  /** Whether the page embeds the first screen's data and head tags, as the backend's pages do; default true. */
  embedded?: boolean
  /** Changes the mock's world before the visit. */
  prepare?: (world: World) => void
}

/** Handles of the open site, besides the screen. */
type Site = {
  user: UserEvent
  world: World
  /** Windows that the site has opened. */
  popups: ReturnType<typeof createPopups>['opened']
}

/** The site's audio elements: silent, and controlled by the test. They start sound in the task of an action, as in Safari. */
export const sound = createFakeAudio({ mayStart: hasActivation })

let unmount = () => {}

beforeAll(() => {
  mockBackend.listen()
  // Delays between a query's retries are not under test.
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
})
afterAll(() => mockBackend.close())

afterEach(async () => {
  await act(async () => {
    unmount()
    playback.stop()
    closeAllDialogs()
    toast.close()
  })
  unmount = () => {}
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
})

/** Opens a URL of the site with the client running in the server's page; by default as a guest, in English. */
export async function openSite(path: string, visit: Visit = {}): Promise<Site> {
  const {
    as,
    scenario = 'typical',
    release = DEFAULT_RELEASE,
    language = 'en',
    embedded = true,
    hasEnglishNames = false,
    prepare,
  } = visit
  vi.stubGlobal('Audio', sound.Audio)
  const popups = createPopups()
  vi.stubGlobal('open', popups.open)
  // Sites opened by other test files at the same time must not look like other tabs of this one.
  vi.stubGlobal('BroadcastChannel', undefined)
  mockBackend.reset({ scenario, release })
  const { world } = mockBackend
  world.db.settings.i18n = { enable: true, default_localization: language }
  if (!hasEnglishNames) world.db.localizations.update(ENGLISH_ID, { lines: {} })
  prepare?.(world)
  if (as) mockBackend.signInAs(as)
  window.history.pushState(null, '', path)
  serve(pageOf(world, embedded))
  await act(async () => {
    unmount = await start()
  })
  return { user: quickUser(), world, popups: popups.opened }
}

function pageOf(world: World, embedded: boolean): string {
  const url = new URL(window.location.href)
  const cookies = parseCookies(document.cookie)
  const page = sitePage({ world, session: mockBackend.session, cookies, url, path: url.pathname.slice(1), root: '/' })
  if (embedded) return renderPage({ ...page, entryTags: '' })
  const bootstrap = { ...(page.bootstrap as object), loaders: [] }
  return renderPage({ ...page, bootstrap, canonical: undefined, image: undefined, entryTags: '' })
}

const INLINE_DATA = /^window\.bootstrapData = (.*)$/s

/** Runs the page's inline script: the parser of the test does not. */
function runInlineScript(head: HTMLHeadElement): void {
  for (const { text } of head.querySelectorAll('script')) {
    const [, data] = INLINE_DATA.exec(text) ?? []
    if (data !== undefined) Object.assign(window, { bootstrapData: JSON.parse(data) as unknown })
  }
}

/** Renders the server's page into the document. */
function serve(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const { documentElement, head, body } = document
  for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name)
  for (const { name, value } of page.documentElement.attributes) documentElement.setAttribute(name, value)
  head.replaceChildren(...page.head.children)
  body.replaceChildren(...page.body.children)
  runInlineScript(head)
}
