import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  requestNotificationPermission,
  choicesOf,
  choose,
  chooseGroup,
  groupState,
  hasChoice,
  isChosen,
  selectionsOf,
} from './preferences'

const group = {
  group_name: 'Music',
  subscriptions: [
    { notif_id: 'A', name: 'a' },
    { notif_id: 'B', name: 'b' },
  ],
}
const other = { group_name: 'Talk', subscriptions: [{ notif_id: 'C', name: 'c' }] }
const sent = {
  available_channels: ['email', 'browser'],
  subscriptions: [group, other],
  user_selections: [
    { notif_id: 'A', channels: { email: true } },
    { notif_id: 'gone', channels: { email: true } },
  ],
}

describe('notification preferences', () => {
  it("reads the server's choices; anything missing is off", () => {
    const choices = choicesOf(sent)
    expect([
      isChosen(choices, 'A', 'email'),
      isChosen(choices, 'A', 'browser'),
      isChosen(choices, 'B', 'email'),
    ]).toEqual([true, false, false])
  })

  it.each([
    [[], 'none'],
    [['A'], 'some'],
    [['B'], 'some'],
    [['A', 'B'], 'all'],
    [['C'], 'none'],
  ] as const)('turns %j on and puts the group into the state %s', (ids, state) => {
    expect(groupState(choose({}, ids, 'email', true), group, 'email')).toBe(state)
    expect(groupState(choose({}, ids, 'email', true), group, 'browser')).toBe('none')
  })

  it('changes a whole group whatever was chosen, and no other', () => {
    fc.assert(
      fc.property(fc.subarray(['A', 'B', 'C']), fc.boolean(), (ids, isOn) => {
        const before = choose({}, ids, 'email', true)
        const after = chooseGroup(before, group, 'email', isOn)
        expect(groupState(after, group, 'email')).toBe(isOn ? 'all' : 'none')
        expect(isChosen(after, 'C', 'email')).toBe(isChosen(before, 'C', 'email'))
      }),
    )
  })

  it('sends every offered choice and drops those no longer offered', () => {
    expect(selectionsOf(choicesOf(sent), sent)).toEqual([
      { notif_id: 'A', channels: { email: true, browser: false } },
      { notif_id: 'B', channels: { email: false, browser: false } },
      { notif_id: 'C', channels: { email: false, browser: false } },
    ])
  })

  it.each([
    [sent, true],
    [{ ...sent, subscriptions: [] }, false],
    [{ ...sent, subscriptions: [{ ...group, subscriptions: [] }] }, false],
    [{ ...sent, available_channels: [] }, false],
  ])('finds a choice in %j: %j', (subscriptions, expected) => expect(hasChoice(subscriptions)).toBe(expected))
})

describe('requestNotificationPermission', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['granted', 'denied', 'allowed', 0],
    ['denied', 'granted', 'blocked', 0],
    ['default', 'granted', 'allowed', 1],
    ['default', 'denied', 'blocked', 1],
    ['default', 'default', 'undecided', 1],
  ] as const)('maps the permission %s, then %s, to %s', async (permission, answer, expected, asked) => {
    const requestPermission = vi.fn(() => Promise.resolve(answer))
    vi.stubGlobal('Notification', { permission, requestPermission })
    expect(await requestNotificationPermission()).toBe(expected)
    expect(requestPermission).toHaveBeenCalledTimes(asked)
  })

  it('returns "blocked" in a browser without notifications', async () => {
    vi.stubGlobal('Notification', undefined)
    Reflect.deleteProperty(window, 'Notification')
    expect(await requestNotificationPermission()).toBe('blocked')
  })
})
