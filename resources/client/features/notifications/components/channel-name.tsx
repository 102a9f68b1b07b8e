import { Bell, Globe, type LucideIcon, Mail, Smartphone } from 'lucide-react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'

/** Known channels, which are translated; others keep the server's name. */
const channels = new Map<string, { name: TranslationKey; icon: LucideIcon }>([
  ['browser', { name: 'Browser', icon: Globe }],
  ['email', { name: 'Email', icon: Mail }],
  ['mobile', { name: 'Mobile app', icon: Smartphone }],
])

/** Returns a channel's name in the user's language. */
export function useChannelName(): (channel: string) => string {
  const { t, tServer } = useTranslation()
  return (channel) => {
    const known = channels.get(channel)
    return known ? t(known.name) : tServer(channel)
  }
}

/** A channel's icon and name. */
export function ChannelName({ channel }: { channel: string }) {
  const name = useChannelName()
  const Icon = channels.get(channel)?.icon ?? Bell
  return (
    <span className="flex flex-col items-center gap-1">
      <Icon aria-hidden className="size-5 text-primary" />
      {name(channel)}
    </span>
  )
}
