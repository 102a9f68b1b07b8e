import { ChevronDown } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Menu } from '@/ui/overlays/menu'

import { PAGE_SIZES } from './page-sizes'

/** How many rows a page has, to choose. */
export function PageSizeMenu({ value, onChange }: { value: number; onChange: (perPage: number) => void }) {
  const { t } = useTranslation()
  return (
    <Menu
      label={t('Rows per page')}
      placement="top start"
      groups={[
        {
          id: 'sizes',
          title: t('Rows per page'),
          selectedId: String(value),
          entries: PAGE_SIZES.map((size) => ({
            id: String(size),
            label: String(size),
            onSelect: () => onChange(size),
          })),
        },
      ]}
      trigger={(trigger) => (
        <Button variant="ghost" {...trigger} className="px-3">
          {t(':count per page', { count: value })}
          <ChevronDown aria-hidden className="size-5" />
        </Button>
      )}
    />
  )
}
