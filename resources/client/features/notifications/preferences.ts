import type { Subscriptions } from './queries'

/** What is chosen: by notification, then by channel. What is not in it is off. */
export type Choices = Readonly<Record<string, Readonly<Record<string, boolean>>>>

/** Notifications that belong together. */
export type Topics = Subscriptions['subscriptions'][number]

/** The channel that needs the browser's own permission (spec section 4). */
export const BROWSER_CHANNEL = 'browser'

/** What the server knows to be chosen. */
export const choicesOf = ({ user_selections }: Subscriptions): Choices =>
  Object.fromEntries(user_selections.map(({ notif_id, channels }) => [notif_id, channels]))

const idsOf = ({ subscriptions }: Topics): string[] => subscriptions.map(({ notif_id }) => notif_id)

/** Whether a notification comes by a channel. */
export const isChosen = (choices: Choices, id: string, channel: string): boolean => choices[id]?.[channel] ?? false

/** How many of a group come by a channel: `some` is neither all nor none. */
export function groupState(choices: Choices, group: Topics, channel: string): 'all' | 'some' | 'none' {
  const ids = idsOf(group)
  const chosen = ids.filter((id) => isChosen(choices, id, channel)).length
  if (chosen === 0) return 'none'
  return chosen === ids.length ? 'all' : 'some'
}

/** The choices with some notifications turned on or off in a channel. */
export const choose = (choices: Choices, ids: readonly string[], channel: string, isOn: boolean): Choices => ({
  ...choices,
  ...Object.fromEntries(ids.map((id) => [id, { ...choices[id], [channel]: isOn }])),
})

/** The same for a whole group. */
export const chooseGroup = (choices: Choices, group: Topics, channel: string, isOn: boolean): Choices =>
  choose(choices, idsOf(group), channel, isOn)

/** What the server is told: every notification with every channel. */
export const selectionsOf = (choices: Choices, { subscriptions, available_channels }: Subscriptions) =>
  subscriptions.flatMap(idsOf).map((id) => ({
    notif_id: id,
    channels: Object.fromEntries(available_channels.map((channel) => [channel, isChosen(choices, id, channel)])),
  }))

/** Whether there is anything to choose (spec section 2): notifications, and channels for them. */
export const hasChoice = ({ subscriptions, available_channels }: Subscriptions): boolean =>
  available_channels.length > 0 && subscriptions.some(({ subscriptions: topics }) => topics.length > 0)
