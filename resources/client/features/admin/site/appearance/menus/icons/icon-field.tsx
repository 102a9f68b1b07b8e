import { Ban } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { SvgTree } from '@/ui/pictures/svg-tree'

import type { ItemProps } from '../item/item-props'

const choose = () => openLazyDialog(async () => (await import('./icon-dialog')).IconDialog)

/** The icon of an item. One that the picker does not offer is shown, and stays until another is chosen. */
export function IconField({ item, write }: ItemProps) {
  const { t } = useTranslation()
  const label = t('Icon')
  const hasIcon = item.icon != null && item.icon.length > 0

  async function pick(): Promise<void> {
    const icon = await choose()
    if (icon) write({ icon }, label)
  }
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1.5">
      <span aria-hidden className="font-bold">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-2">
        <span className="grid size-11 shrink-0 place-items-center rounded-input border border-divider bg-background">
          {hasIcon ? (
            <SvgTree nodes={item.icon ?? []} className="size-6" />
          ) : (
            <Ban aria-hidden className="size-5 text-muted" />
          )}
        </span>
        <Button variant="outline" size="sm" onClick={() => void pick().catch(announceFailure)}>
          {hasIcon ? t('Change icon') : t('Choose icon')}
        </Button>
        {hasIcon && (
          <Button variant="ghost" size="sm" onClick={() => write({ icon: null }, label)}>
            {t('No icon')}
          </Button>
        )}
      </div>
    </div>
  )
}
