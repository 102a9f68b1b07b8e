import { act } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

import { start } from '@/app/start'
import { queryClient } from '@/core/platform/api/query-client'
import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { playback } from '@/core/shared/playback/playback'
import { createFakeAudio } from '@/core/shared/playback/testing/fake-audio'
import { toast } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { renderPage } from '@mock/pages/html'
import { sitePage } from '@mock/pages/site-page'
import type { PersonaKey } from '@mock/scenarios/personas'
import type { Scenario } from '@mock/scenarios/scenarios'
import { ENGLISH_ID } from '@mock/seeds/localizations'
import { parseCookies } from '@mock/sessions/cookies'
import type { World } from '@mock/world'

import { clearCookies } from './clear-cookies'

/** Who comes, to which site, and what the server puts into the page. */
type Visit = {
  as?: PersonaKey
  scenario?: Scenario
  /** What the site speaks; the seeded one speaks Latvian. */
  language?: 'lv' | 'en'
  /** Keeps the site's English lines for its menus, channels and genres; tests call them by their Latvian names otherwise. */
  hasEnglishNames?: boolean
  /** Whether the page carries the data of its first screen and what its head says of it, as the server's do; the screen does so otherwise. */
  embedded?: boolean
  /** Changes the site before it is visited. */
  prepare?: (world: World) => void
}

/** What a test has of the open site, beside the screen. */
type Site = { user: UserEvent; world: World }

/** The site's audio elements: silent, and on command. */
export const sound = createFakeAudio()

let takeDown = () => {}

beforeAll(() => {
  mockBackend.listen()
  // The time between the tries of a query is nothing to test here.
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
})
afterAll(() => mockBackend.close())

afterEach(async () => {
  await act(async () => {
    takeDown()
    playback.stop()
    closeAllDialogs()
    toast.close()
  })
  takeDown = () => {}
  queryClient.clear()
  localStorage.clear()
  clearCookies()
})

const { getComputedStyle } = window
const styles = new Map<string, CSSStyleDeclaration>()

/** No style sheet of ours is loaded: elements of a kind look alike, and jsdom takes long to find out how. */
function styleOf(element: Element, pseudoElement?: string | null): CSSStyleDeclaration {
  const look = [element.tagName, element.getAttribute('style'), element.hasAttribute('hidden'), pseudoElement].join()
  const style = styles.get(look) ?? getComputedStyle(element, pseudoElement)
  styles.set(look, style)
  return style
}

/** Visits an address of the site, as a guest in English unless it is said otherwise: the server's page, with the client in it. */
export async function openSite(path: string, visit: Visit = {}): Promise<Site> {
  const { as, scenario = 'typical', language = 'en', embedded = true, hasEnglishNames = false, prepare } = visit
  vi.stubGlobal('Audio', sound.Audio)
  // Sites that are open at the same time, in tests of other files, are no tabs of this one.
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.spyOn(window, 'getComputedStyle').mockImplementation(styleOf)
  mockBackend.reset({ scenario })
  const { world } = mockBackend
  world.db.settings.i18n = { enable: true, default_localization: language }
  if (!hasEnglishNames) world.db.localizations.update(ENGLISH_ID, { lines: {} })
  prepare?.(world)
  if (as) mockBackend.signInAs(as)
  window.history.pushState(null, '', path)
  serve(pageOf(world, embedded))
  await act(async () => {
    takeDown = await start()
  })
  return { user: userEvent.setup(), world }
}

function pageOf(world: World, embedded: boolean): string {
  const url = new URL(window.location.href)
  const cookies = parseCookies(document.cookie)
  const page = sitePage({ world, session: mockBackend.session, cookies, url, path: url.pathname.slice(1), root: '/' })
  if (embedded) return renderPage({ ...page, entryTags: '' })
  const bootstrap = { ...(page.bootstrap as object), loaders: [] }
  return renderPage({ ...page, bootstrap, canonical: undefined, image: undefined, entryTags: '' })
}

/** Puts the server's page into the document. */
function serve(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const { documentElement, head, body } = document
  for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name)
  for (const { name, value } of page.documentElement.attributes) documentElement.setAttribute(name, value)
  head.replaceChildren(...page.head.children)
  body.replaceChildren(...page.body.children)
}
