// Separate chunk: loaded by the button of an item's icon, with the shapes of every icon.
import { useDeferredValue, useState } from 'react'

import type { SvgNode } from '@/contract/shapes/menus'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { SearchField } from '@/ui/fields/search-field'
import { OptionGrid } from '@/ui/pickers/option-grid'
import { SvgTree } from '@/ui/pictures/svg-tree'

import { searchIcons } from './icon-search'

/** Icons by name; closes with the tree of the chosen one. */
export function IconDialog({ close }: DialogProps<SvgNode[]>) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const { found, total } = searchIcons(useDeferredValue(text))
  return (
    <DialogPanel title={t('Choose icon')} size="lg">
      <div className="flex flex-col gap-4">
        <SearchField
          label={t('Search icons')}
          description={t('Their names are English: home, heart, music.')}
          value={text}
          onChange={setText}
          autoFocus
          autoComplete="off"
        />
        <p role="status" className="text-sm text-muted">
          {total > found.length
            ? t(':shown of :total icons. Search to find others.', {
                shown: formatNumber(found.length),
                total: formatNumber(total),
              })
            : t('[one :count icon|other :count icons]', { count: total })}
        </p>
        <OptionGrid
          label={t('Icons')}
          options={found.map(({ name, tree }) => ({
            value: name,
            label: name.replaceAll('-', ' '),
            icon: <SvgTree nodes={tree} className="size-6" />,
          }))}
          emptyText={t('Nothing found')}
          onChoose={(name) => close(found.find((icon) => icon.name === name)?.tree)}
        />
      </div>
    </DialogPanel>
  )
}
