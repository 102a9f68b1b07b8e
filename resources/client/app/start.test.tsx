import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { reportTo } from '@/core/platform/error-reporting/report-error'
import { interceptPopState } from '@/core/platform/navigation/pop-state-interceptor'
import { mockBackend } from '@mock/node'
import { bootstrapFor } from '@mock/rules/bootstrap/bootstrap-data'
import type { Fault } from '@mock/state/parts/faults'
import { personas } from '@mock/state/seeds/personas'
import { openSite } from '@tests/site'

import { preloadFont, start } from './start'

let takeDown = () => {}

const mapValues = (fields: object, change: () => unknown) =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, change()]))

/** Starts in a page with this body and no bootstrap data. */
async function startIn(body: string, prepare: (backend: typeof mockBackend) => void = () => {}) {
  mockBackend.reset()
  prepare(mockBackend)
  document.head.replaceChildren()
  document.body.innerHTML = body
  window.history.replaceState(null, '', '/login')
  await act(async () => {
    takeDown = await start()
  })
}

afterEach(() => act(() => takeDown()))

describe('start', () => {
  it("uses the page's bootstrap data and renders the first screen without a request", async () => {
    const broken: Fault = { kind: 'status', status: 500, endpoint: '*' }
    await openSite('/album/2', { prepare: ({ faults }) => faults.set([broken]) })
    expect(screen.getByRole('heading', { level: 1, name: 'Seven Hills Away' })).toBeVisible()
  })

  it('lets an unsaved form block a step back before the router sees it', async () => {
    const { user } = await openSite('/album/2')
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    const guard = vi.fn((event: PopStateEvent) => event.stopImmediatePropagation())
    interceptPopState(guard)
    window.history.back()
    await waitFor(() => expect(guard).toHaveBeenCalledOnce())
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    interceptPopState(undefined)
  })

  it('requests bootstrap data when the page has none', async () => {
    await startIn('<div id="root"></div>')
    expect(await screen.findByRole('heading', { level: 1, name: 'Prieks tevi atkal redzēt' })).toBeVisible()
  })

  it.each([undefined, null, [], {}, '', 'odd', 5, true])(
    'starts as the signed-in user even if every other field of the bootstrap data is %j',
    async (odd) => {
      const corruptFields = (part: unknown, intactFields: object) => ({
        ...mapValues(part as object, () => odd),
        ...intactFields,
      })
      vi.stubEnv('DEV', false)
      reportTo(() => {})
      await startIn('<div id="root"></div>', ({ world, session }) => {
        mockBackend.signInAs('parent')
        const data = bootstrapFor(world, session)
        const [user, settings] = [
          corruptFields(data['user'], { id: personas.parent.id }),
          corruptFields(data['settings'], {}),
        ]
        Object.assign(window, { bootstrapData: corruptFields(data, { user, settings }) })
      })
      expect(getBootstrap().user?.id).toBe(personas.parent.id)
      expect(screen.getByRole('main')).toBeVisible()
      expect(screen.queryByText('The page could not be loaded. Check the connection and try again.')).toBeNull()
      vi.unstubAllEnvs()
    },
  )

  it('shows a bilingual failure with a retry button', async () => {
    const report = vi.fn()
    reportTo(report)
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    const reload = vi.fn<() => void>()
    await startIn('<div id="root"></div>', ({ world }) =>
      world.faults.set([{ kind: 'network', endpoint: 'bootstrap.get' }]),
    )
    expect(screen.getByText('The page could not be loaded. Check the connection and try again.')).toBeVisible()
    const latvian = screen.getByText('Lapu neizdevās ielādēt. Pārbaudi savienojumu un mēģini vēlreiz.')
    expect(latvian).toHaveAttribute('lang', 'lv')
    vi.stubGlobal('location', { ...window.location, reload })
    await userEvent.click(screen.getByRole('button', { name: 'Mēģināt vēlreiz / Try again' }))
    expect(reload).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledOnce()
    expect(consoleError).toHaveBeenCalledOnce()
  })

  it('throws without a root element', async () => {
    await expect(startIn('<div id="app"></div>')).rejects.toThrow('no #root element')
  })
})

describe('preloadFont', () => {
  const load = vi.fn<(font: string, text: string) => Promise<never>>(() =>
    Promise.reject(new Error('The network is down')),
  )

  afterEach(() => {
    Reflect.deleteProperty(document, 'fonts')
    document.documentElement.removeAttribute('style')
    load.mockClear()
  })

  const offerFonts = () => Object.assign(document, { fonts: { load } })

  it('loads both subsets of the font and ignores failures', () => {
    offerFonts()
    preloadFont()
    expect(load).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Nunito Variable'), 'aā')
  })

  it('skips the font where the theme has its own', () => {
    offerFonts()
    document.documentElement.style.setProperty('--be-font-family', 'Lato')
    preloadFont()
    expect(load).not.toHaveBeenCalled()
  })

  it('ignores a browser without the font loading API', () => {
    expect(preloadFont).not.toThrow()
  })
})
