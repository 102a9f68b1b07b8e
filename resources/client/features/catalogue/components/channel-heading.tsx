import type { ReactNode } from 'react'

import type { Channel } from '@/contract/groups/channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'

type ChannelHeadingProps = {
  channel: Channel
  isHome: boolean
  /** Sort and layout controls. */
  children?: ReactNode
}

/** Title and description of a channel; a title hidden by an administrator stays available to assistive technology. */
export function ChannelHeading({ channel, isHome, children }: ChannelHeadingProps) {
  const { t, tServer } = useTranslation()
  const title = tServer(channel.name ?? '') || (isHome ? t('Home') : '')
  const isHidden = channel.config?.hideTitle === true
  if (isHidden && !children) return <h1 className="sr-only">{title}</h1>
  return (
    <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
      {isHidden ? (
        <h1 className="sr-only">{title}</h1>
      ) : (
        <div className="min-w-0 flex-1 basis-64 space-y-1">
          <h1 className="text-3xl font-extrabold tracking-tight">{title}</h1>
          {channel.description && <p className="max-w-prose text-muted">{tServer(channel.description)}</p>}
        </div>
      )}
      {children}
    </header>
  )
}
