import { ArrowDownUp, GalleryHorizontal, LayoutGrid, ListMusic, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Channel, ChannelLayout } from '@/contract/channels'
import { type TranslationKey, useTranslation } from '@/core/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'

import { type ChannelAddress, placeQuery } from '../channel/channel-address'
import { orderChoices } from '../channel/channel-order'

type ChannelToolsProps = { channel: Channel; address: ChannelAddress } & LayoutSwitchProps

/** What the visitor may change about a channel: its order and its layout. */
export function ChannelTools({ channel, address, ...layouts }: ChannelToolsProps) {
  return (
    <div className="-me-2 ms-auto flex items-center gap-1 max-md:-ms-3 max-md:w-full max-md:justify-between">
      <OrderMenu channel={channel} address={address} />
      <LayoutSwitch {...layouts} />
    </div>
  )
}

const USUAL = 'usual'

function OrderMenu({ channel, address }: Pick<ChannelToolsProps, 'channel' | 'address'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const choices = orderChoices(channel)
  const [usual] = choices
  if (!usual || choices.length < 2) return <span />
  const current = choices.find(({ order }) => order === address.order) ?? usual
  const entries = choices.map(({ order, label }) => ({
    id: order ?? USUAL,
    label: t(label),
    // Another order begins at its first page.
    onSelect: () => void navigate({ search: placeQuery({ order }) }, { replace: true }),
  }))
  return (
    <Menu
      label={t('Sort')}
      groups={[{ id: 'order', entries, selectedId: current.order ?? USUAL }]}
      trigger={(trigger) => (
        <Button {...trigger} variant="ghost" aria-label={`${t('Sort')}: ${t(current.label)}`}>
          <ArrowDownUp aria-hidden />
          {t(current.label)}
        </Button>
      )}
    />
  )
}

const looks: Record<ChannelLayout, { label: TranslationKey; icon: ReactNode }> = {
  trackTable: { label: 'Songs in a table', icon: <ListMusic aria-hidden /> },
  list: { label: 'Rows', icon: <Rows3 aria-hidden /> },
  grid: { label: 'Covers', icon: <LayoutGrid aria-hidden /> },
  carousel: { label: 'Covers in a row', icon: <GalleryHorizontal aria-hidden /> },
}

type LayoutSwitchProps = { layouts: ChannelLayout[]; layout: ChannelLayout; onLayout: (layout: ChannelLayout) => void }

function LayoutSwitch({ layouts, layout, onLayout }: LayoutSwitchProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('Layout')} className="flex">
      {layouts.map((one) => (
        <IconButton key={one} label={t(looks[one].label)} pressed={one === layout} icon={looks[one].icon} onClick={() => onLayout(one)} />
      ))}
    </div>
  )
}
