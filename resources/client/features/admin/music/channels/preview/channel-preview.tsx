import { Monitor, RotateCcw, Smartphone } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { ManagedChannel } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { channelMessage } from '@/core/shared/appearance-editor/frame/channel-message'
import { createPreviewChannel } from '@/core/shared/appearance-editor/frame/preview-channel'
import { ScaledPage } from '@/core/shared/appearance-editor/frame/scaled-page'
import { NEW_CHANNEL_ID } from '@/core/shared/appearance-editor/messages'
import { siteRoot } from '@/lib/browser/url'
import { IconButton } from '@/ui/buttons/icon-button'

import type { UnsavedChannel } from '../rules/unsaved-channel'

/** Sizes of the page in CSS pixels. */
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 1000 } }
type Device = keyof typeof sizes

/** URL of a page of the site in editor mode (backend contract, section 8). */
const previewUrl = (path: string): string => new URL(`.${path}?appearanceEditor=true`, siteRoot()).href

/** The page of a new channel, which the site shows once it has started elsewhere: the server knows no such page. */
const newPage = { id: NEW_CHANNEL_ID, slug: String(NEW_CHANNEL_ID) }

/** Whether the page would have other content after a save, which only the server can tell. */
const hasOtherContent = (saved: ManagedChannel['config'], { config }: UnsavedChannel): boolean =>
  (['contentModel', 'contentType', 'restriction', 'restrictionModelId'] as const).some(
    (key) => (saved[key] ?? null) !== (config[key] ?? null),
  )

type ChannelPreviewProps = {
  /** Undefined for a new channel. */
  record: ManagedChannel | undefined
  unsaved: UnsavedChannel
  /** Changes with the saved content. */
  revision: number
}

/** The channel's own page with the unsaved values, in an iframe. */
export function ChannelPreview({ record, unsaved, revision }: ChannelPreviewProps) {
  const { t } = useTranslation()
  const [device, setDevice] = useState<Device>('phone')
  const [loads, setLoads] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const { id, slug } = record ?? newPage
  const name = record ? unsaved.name : unsaved.name || t('New channel')
  useMessages(frame, loads, { ...unsaved, id, slug, name }, revision)
  const path = record ? slug && paths.channel.link({ slug }) : paths.home.link()
  if (!path) return null
  const button = (name: Device, label: string, icon: React.ReactNode) => (
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      pressed={device === name}
      onClick={() => setDevice(name)}
      className={device === name ? 'bg-selected' : undefined}
    />
  )
  return (
    <section aria-label={t('Preview')} className="flex h-[75dvh] flex-col gap-3">
      <div role="toolbar" aria-label={t('Preview')} className="flex items-center gap-1">
        {button('phone', t('Phone'), <Smartphone />)}
        {button('desktop', t('Computer'), <Monitor />)}
        <IconButton size="sm" label={t('Reload')} icon={<RotateCcw />} onClick={() => setLoads(loads + 1)} />
      </div>
      {(!record || hasOtherContent(record.config, unsaved)) && (
        <p role="status" className="text-sm text-muted">
          {record ? t('The other content appears once you save.') : t('The content appears once you save.')}
        </p>
      )}
      <ScaledPage
        key={loads}
        frame={frame}
        src={previewUrl(path)}
        title={t('Preview of the channel')}
        size={sizes[device]}
      />
    </section>
  )
}

/** Sends the unsaved values to the page: with each change, and when the page has loaded. */
function useMessages(
  frame: { current: HTMLIFrameElement | null },
  loads: number,
  channel: { id: number } & UnsavedChannel & Pick<ManagedChannel, 'slug'>,
  revision: number,
): void {
  const [preview] = useState(createPreviewChannel)
  const { id, name, description, config } = channel
  const send = useEffectEvent(() => preview.send(channelMessage(channel, revision)))
  useEffect(() => {
    const page = frame.current?.contentWindow
    const start = () => {
      send()
      if (id === NEW_CHANNEL_ID) preview.send({ type: 'navigate', to: paths.channel.link(newPage) ?? '' })
    }
    return page ? preview.connect(page, ({ type }) => type === 'ready' && start()) : undefined
  }, [frame, preview, loads, id])
  useEffect(() => send(), [name, description, config, revision])
}
