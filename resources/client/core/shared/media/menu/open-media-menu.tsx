// Separate chunk: loaded with the first menu that opens.
import { useEffect, useId, useMemo } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { summarise } from '@/core/shared/media/media-item'
import { MenuPopover } from '@/ui/overlays/menu-popover'

import type { OpenMediaMenu as Open } from './media-menu-store'
import { useMediaMenuGroups } from './use-media-menu-groups'

/** Renders the open menu of an item. */
export function OpenMediaMenu({ menu, onClose }: { menu: Open; onClose: () => void }) {
  const { t } = useTranslation()
  const { trigger, point } = menu
  const triggerRef = useMemo(() => ({ current: trigger }), [trigger])
  const id = useId()
  const groups = useMediaMenuGroups(menu)
  useEffect(() => {
    if (point) return undefined
    trigger.setAttribute('aria-expanded', 'true')
    return () => trigger.removeAttribute('aria-expanded')
  }, [trigger, point])
  return (
    <MenuPopover
      id={id}
      label={t('More options for :name', { name: summarise(menu.item).title })}
      groups={groups}
      start="first"
      placement={point ? 'bottom start' : 'bottom end'}
      triggerRef={triggerRef}
      {...(point && { getTargetRect: () => new DOMRect(point.x, point.y, 0, 0) })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}
