import { GalleryHorizontal, LayoutGrid, ListMusic, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Channel, ChannelLayout } from '@/contract/groups/channels'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { OrderMenu } from '@/core/shared/media/order-menu'
import { IconButton } from '@/ui/buttons/icon-button'

import { orderOptions } from '../channel/channel-order'
import { listSearch } from '../channel/channel-params'
import type { ChannelParams } from '../channel/queries'

type ChannelToolsProps = { channel: Channel; params: ChannelParams } & LayoutSwitchProps

/** Sort menu and layout switch of a channel. */
export function ChannelTools({ channel, params, ...layouts }: ChannelToolsProps) {
  return (
    <div className="-mx-3 flex grow basis-full flex-wrap items-center justify-between gap-x-3 md:-me-2 md:ms-auto md:grow-0 md:basis-auto">
      <ChannelOrder channel={channel} params={params} />
      <LayoutSwitch {...layouts} />
    </div>
  )
}

const DEFAULT_ORDER = 'usual'

function ChannelOrder({ channel, params }: Pick<ChannelToolsProps, 'channel' | 'params'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const choices = orderOptions(channel)
  if (choices.length < 2) return <span />
  const isOffered = choices.some(({ order }) => order === params.order)
  return (
    <OrderMenu
      label={t('Sort')}
      orders={choices.map(({ order, label }) => ({ id: order ?? DEFAULT_ORDER, label: t(label) }))}
      selectedId={(isOffered && params.order) || DEFAULT_ORDER}
      // A new order starts at the first page.
      onSelect={(id) =>
        void navigate(
          { search: listSearch({ order: choices.find(({ order }) => order === id)?.order }) },
          { replace: true },
        )
      }
    />
  )
}

const looks: Record<ChannelLayout, { label: TranslationKey; icon: ReactNode }> = {
  trackTable: { label: 'Table', icon: <ListMusic aria-hidden /> },
  list: { label: 'List', icon: <Rows3 aria-hidden /> },
  grid: { label: 'Grid', icon: <LayoutGrid aria-hidden /> },
  carousel: { label: 'Carousel', icon: <GalleryHorizontal aria-hidden /> },
}

type LayoutSwitchProps = { layouts: ChannelLayout[]; layout: ChannelLayout; onLayout: (layout: ChannelLayout) => void }

function LayoutSwitch({ layouts, layout, onLayout }: LayoutSwitchProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('Layout')} className="flex gap-1">
      {layouts.map((one) => (
        <IconButton
          key={one}
          label={t(looks[one].label)}
          pressed={one === layout}
          icon={looks[one].icon}
          onClick={() => onLayout(one)}
          className={one === layout ? 'bg-selected' : undefined}
        />
      ))}
    </div>
  )
}
