import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openSite } from '@tests/site'

const TEXT = "You're offline. Loaded songs and pages you've opened still work."

function connection(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}

describe('OfflineBanner', () => {
  it.each(['/no/such/place', '/login'])('shows what still works while offline, at %s', async (path) => {
    await openSite(path)
    expect(screen.queryByText(TEXT)).toBeNull()
    connection(false)
    expect(screen.getByText(TEXT).closest('[role=status]')).not.toBeNull()
    connection(true)
    expect(screen.queryByText(TEXT)).toBeNull()
  })
  it('leaves the message to the offline shell, whose header has it', async () => {
    await openSite('/no/such/place')
    document.documentElement.dataset['offlineShell'] = ''
    connection(false)
    expect(screen.queryByText(TEXT)).toBeNull()
    delete document.documentElement.dataset['offlineShell']
  })
})
