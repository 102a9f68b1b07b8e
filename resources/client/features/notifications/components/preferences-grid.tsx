import { Bell, Globe, type LucideIcon, Mail, Smartphone } from 'lucide-react'
import { useId } from 'react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { CheckboxBox } from '@/ui/fields/checkbox-field'

import { type Choices, choose, chooseGroup, groupState, isChosen, type Topics } from '../preferences'
import type { Subscriptions } from '../queries'

type PreferencesGridProps = {
  subscriptions: Subscriptions
  choices: Choices
  /** Runs when a checkbox changes, with the new choices and the channel. */
  onChange: (next: (before: Choices) => Choices, channel: string, isOn: boolean) => void
}

const HEAD = 'w-18 px-1 py-3 text-center align-bottom text-xs font-bold md:w-24 md:text-sm'

/** Notifications by group in rows, channels in columns. */
export function PreferencesGrid({
  subscriptions: { subscriptions, available_channels },
  ...choosing
}: PreferencesGridProps) {
  const { t } = useTranslation()
  const groups = subscriptions.filter((group) => group.subscriptions.length > 0)
  return (
    // A server may have more channels than fit a phone: scroll the grid, not the page.
    <div className="overflow-x-auto rounded-panel border border-divider bg-paper">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('Notification settings')}</caption>
        <thead>
          <tr>
            <th scope="col" className="px-4 py-3 text-start align-bottom text-sm font-bold md:px-6">
              {t('Notification')}
            </th>
            {available_channels.map((channel) => (
              <th key={channel} scope="col" className={HEAD}>
                <ChannelName channel={channel} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.group_name} group={group} channels={available_channels} {...choosing} />
        ))}
      </table>
    </div>
  )
}

type GroupRowsProps = Pick<PreferencesGridProps, 'choices' | 'onChange'> & {
  group: Topics
  channels: readonly string[]
}

function GroupRows({ group, channels, choices, onChange }: GroupRowsProps) {
  const { tServer } = useTranslation()
  const nameOf = useChannelName()
  const name = tServer(group.group_name)
  return (
    <tbody className="border-t border-divider">
      <tr className="bg-background-alt">
        <th scope="rowgroup" className="px-4 py-1 text-start font-bold md:px-6">
          {name}
        </th>
        {channels.map((channel) => {
          const state = groupState(choices, group, channel)
          return (
            <PreferenceCell
              key={channel}
              label={`${name}: ${nameOf(channel)}`}
              checked={state === 'all'}
              indeterminate={state === 'some'}
              onChange={(isOn) => onChange((before) => chooseGroup(before, group, channel, isOn), channel, isOn)}
            />
          )
        })}
      </tr>
      {group.subscriptions.map((topic) => (
        <tr key={topic.notif_id}>
          <th scope="row" className="px-4 py-2 text-start font-normal md:px-6">
            {tServer(topic.name)}
          </th>
          {channels.map((channel) => (
            <PreferenceCell
              key={channel}
              label={`${tServer(topic.name)}: ${nameOf(channel)}`}
              checked={isChosen(choices, topic.notif_id, channel)}
              onChange={(isOn) => onChange((before) => choose(before, [topic.notif_id], channel, isOn), channel, isOn)}
            />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Known channels, which are translated; others keep the server's name. */
const channels = new Map<string, { name: TranslationKey; icon: LucideIcon }>([
  ['browser', { name: 'Browser', icon: Globe }],
  ['email', { name: 'Email', icon: Mail }],
  ['mobile', { name: 'Mobile app', icon: Smartphone }],
])

/** Returns a channel's name in the user's language. */
function useChannelName(): (channel: string) => string {
  const { t, tServer } = useTranslation()
  return (channel) => {
    const known = channels.get(channel)
    return known ? t(known.name) : tServer(channel)
  }
}

/** A channel's icon and name. */
function ChannelName({ channel }: { channel: string }) {
  const name = useChannelName()
  const Icon = channels.get(channel)?.icon ?? Bell
  return (
    <span className="flex flex-col items-center gap-1">
      <Icon aria-hidden className="size-5 text-primary" />
      {name(channel)}
    </span>
  )
}

type PreferenceCellProps = {
  label: string
  checked: boolean
  indeterminate?: boolean
  onChange: (isOn: boolean) => void
}

/** A checkbox of the grid in a touch target. */
function PreferenceCell({ label, ...box }: PreferenceCellProps) {
  const id = useId()
  return (
    <td className="p-0 text-center">
      <label htmlFor={id} className="inline-grid size-target place-items-center align-middle">
        <CheckboxBox {...box} id={id} aria-label={label} />
      </label>
    </td>
  )
}
