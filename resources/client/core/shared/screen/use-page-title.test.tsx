import { render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { pageTitle, usePageTitle } from './use-page-title'

function Page({ title }: { title?: string | null | undefined }) {
  usePageTitle(title)
  return null
}

function Spoken() {
  return <output>{useSyncExternalStore(pageTitle.subscribe, pageTitle.get)}</output>
}

const spoken = () => screen.getByRole('status').textContent

const open = (title?: string | null) =>
  render(
    <>
      <Page key={title} title={title} />
      <Spoken />
    </>,
  )

beforeEach(() => setBootstrap(bootstrapOf({ settings: { branding: { site_name: 'Muzika' } } })))

describe('the title', () => {
  it.each([
    ['of a screen stands before the site', 'Jaunumi', 'Jaunumi - Muzika', 'Jaunumi - Muzika'],
    ['of the site’s own page is the site', null, 'Muzika', 'Muzika'],
    ['that is not known yet is the site in the tab, and nothing to speak of', undefined, 'Muzika', ''],
  ])('%s', (_, title, inTab, aloud) => {
    open(title)
    expect(document.title).toBe(inTab)
    expect(spoken()).toBe(aloud)
  })

  it('follows its screen, and is nobody’s between two of them', () => {
    const { rerender } = open('Jaunumi')
    rerender(<Spoken />)
    expect(spoken()).toBe('')
    rerender(
      <>
        <Page title="Izlases" />
        <Spoken />
      </>,
    )
    expect(spoken()).toBe('Izlases - Muzika')
  })
})
