import type { Subscriptions } from './queries'

/** Choices by notification, then by channel; anything missing is off. */
export type Choices = Readonly<Record<string, Readonly<Record<string, boolean>>>>

/** A group of notifications. */
export type Topics = Subscriptions['subscriptions'][number]

/** The channel that needs the browser's permission (spec section 4). */
export const BROWSER_CHANNEL = 'browser'

/** Reads the server's choices. */
export const choicesOf = ({ user_selections }: Subscriptions): Choices =>
  Object.fromEntries(user_selections.map(({ notif_id, channels }) => [notif_id, channels]))

const idsOf = ({ subscriptions }: Topics): string[] => subscriptions.map(({ notif_id }) => notif_id)

/** Whether a notification is sent by a channel. */
export const isChosen = (choices: Choices, id: string, channel: string): boolean => choices[id]?.[channel] ?? false

/** State of a group's checkbox in a channel: `some` is indeterminate. */
export function groupState(choices: Choices, group: Topics, channel: string): 'all' | 'some' | 'none' {
  const ids = idsOf(group)
  const selectedCount = ids.filter((id) => isChosen(choices, id, channel)).length
  if (selectedCount === 0) return 'none'
  return selectedCount === ids.length ? 'all' : 'some'
}

/** Returns the choices with some notifications turned on or off in a channel. */
export const choose = (choices: Choices, ids: readonly string[], channel: string, isOn: boolean): Choices => ({
  ...choices,
  ...Object.fromEntries(ids.map((id) => [id, { ...choices[id], [channel]: isOn }])),
})

/** Returns the choices with a whole group turned on or off in a channel. */
export const chooseGroup = (choices: Choices, group: Topics, channel: string, isOn: boolean): Choices =>
  choose(choices, idsOf(group), channel, isOn)

/** Returns the request body: every notification with every channel. */
export const selectionsOf = (choices: Choices, { subscriptions, available_channels }: Subscriptions) =>
  subscriptions.flatMap(idsOf).map((id) => ({
    notif_id: id,
    channels: Object.fromEntries(available_channels.map((channel) => [channel, isChosen(choices, id, channel)])),
  }))

/** Whether the server offers any notifications and channels (spec section 2). */
export const hasChoice = ({ subscriptions, available_channels }: Subscriptions): boolean =>
  available_channels.length > 0 && subscriptions.some(({ subscriptions: topics }) => topics.length > 0)

/**
 * Asks the browser for permission to show notifications, unless it is granted already; call it only on a press.
 * `blocked` means refused, now or earlier, or unsupported; `undecided` means dismissed.
 */
export async function requestNotificationPermission(): Promise<'allowed' | 'blocked' | 'undecided'> {
  if (!('Notification' in window)) return 'blocked'
  const { permission } = window.Notification
  const answer = permission === 'default' ? await window.Notification.requestPermission() : permission
  if (answer === 'granted') return 'allowed'
  return answer === 'denied' ? 'blocked' : 'undecided'
}
