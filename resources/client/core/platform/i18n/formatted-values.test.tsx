import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { days, hours, minutes, seconds } from '@/lib/dates/duration'

import { FormattedDate, Money, RelativeTime } from './formatted-values'
import { changeLanguage } from './i18n'

const now = Date.UTC(2026, 2, 7, 10, 0)

const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time)
  })
}

beforeEach(async () => {
  vi.useFakeTimers({ now })
  setBootstrap(bootstrapOf({ user: { id: 1, timezone: 'Europe/Riga' } }))
  await changeLanguage('en')
  return () => vi.useRealTimers()
})

describe('RelativeTime', () => {
  it('renders the relative time with the full date as its title', () => {
    render(<RelativeTime timestamp={now - hours(3)} />)
    const time = screen.getByText('3 hours ago')
    expect(time).toHaveAttribute('datetime', '2026-03-07T07:00:00.000Z')
    expect(time).toHaveAttribute('title', 'March 7, 2026 at 9:00 AM')
  })

  it('updates every ten seconds in the first minute, then every minute', () => {
    const { container } = render(<RelativeTime timestamp={now} />)
    const texts = [9, 1, 40, 9, 1, 59, 1].map((time) => {
      pass(seconds(time))
      return container.textContent
    })
    expect(texts).toEqual([
      'now',
      '10 seconds ago',
      '50 seconds ago',
      '50 seconds ago',
      '1 minute ago',
      '1 minute ago',
      '2 minutes ago',
    ])
  })

  it('shares one timer between all instances and stops it after unmounting', () => {
    const ages = [minutes(5), hours(2), days(1), days(400)]
    const { unmount } = render(ages.map((age) => <RelativeTime key={age} timestamp={now - age} />))
    expect(vi.getTimerCount()).toBe(1)
    pass(minutes(1))
    expect(screen.getByText('6 minutes ago')).toBeVisible()
    expect(screen.getByText('1 day ago')).toBeVisible()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('follows the language and renders nothing for an invalid date', async () => {
    const { container } = render([
      <RelativeTime key="a" timestamp={now - days(1)} />,
      <RelativeTime key="b" timestamp="soon" />,
    ])
    await act(() => changeLanguage('lv'))
    expect(container.textContent).toBe('pirms 1 dienas')
  })
})

it('FormattedDate follows the language and uses the visitor’s or the given time zone', async () => {
  const { container, rerender } = render(<FormattedDate timestamp="2026-03-07T23:30:00Z" />)
  expect(container.textContent).toBe('Mar 8, 2026')
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-03-07T23:30:00.000Z')
  rerender(<FormattedDate timestamp="2026-03-07" timeZone="UTC" />)
  expect(container.textContent).toBe('Mar 7, 2026')
  rerender(<FormattedDate timestamp="2026-03-07" timeZone="UTC" weekday="long" />)
  expect(container.textContent).toBe('Saturday')
  await act(() => changeLanguage('lv'))
  expect(container.textContent).toBe('Sestdiena')
  rerender(<FormattedDate timestamp="soon" />)
  expect(container).toBeEmptyDOMElement()
})

it('Money follows the language', async () => {
  const { container } = render(<Money amount={4.99} currency="EUR" />)
  expect(container.textContent).toBe('€4.99')
  await act(() => changeLanguage('lv'))
  expect(container.textContent).toBe('4,99\u{a0}€')
})
