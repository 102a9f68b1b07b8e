import { render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { pageTitle, usePageTitle } from './use-page-title'

function Page({ title }: { title?: string | null | undefined }) {
  usePageTitle(title)
  return null
}

function Announcer() {
  return <output>{useSyncExternalStore(pageTitle.subscribe, pageTitle.get)}</output>
}

const announcement = () => screen.getByRole('status').textContent

const open = (title?: string | null) =>
  render(
    <>
      <Page key={title} title={title} />
      <Announcer />
    </>,
  )

beforeEach(() => setBootstrap(bootstrapOf({ settings: { branding: { site_name: 'Muzika' } } })))

describe('usePageTitle', () => {
  it.each([
    ['puts the screen’s title before the site’s name', 'Jaunumi', 'Jaunumi - Muzika', 'Jaunumi - Muzika'],
    ['shows the site’s name for null', null, 'Muzika', 'Muzika'],
    ['shows the site’s name in the tab and announces nothing while undefined', undefined, 'Muzika', ''],
  ])('%s', (_, title, inTab, announced) => {
    open(title)
    expect(document.title).toBe(inTab)
    expect(announcement()).toBe(announced)
  })

  it('updates with the screen, and clears between two screens', () => {
    const { rerender } = open('Jaunumi')
    rerender(<Announcer />)
    expect(announcement()).toBe('')
    rerender(
      <>
        <Page title="Izlases" />
        <Announcer />
      </>,
    )
    expect(announcement()).toBe('Izlases - Muzika')
  })
})
