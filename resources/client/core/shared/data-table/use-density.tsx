import { Rows2, Rows4 } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { stored } from '@/core/platform/storage/local'
import type { MenuGroup } from '@/ui/overlays/menu-rows'

const storedDensity = (table: string) =>
  stored({ key: `density:${table}`, schema: z.enum(['comfortable', 'compact']), isDevicePreference: true })

/** Density of a table's rows, kept on the device, and the group of a menu that chooses it. */
export function useDensity(table: string) {
  const { t } = useTranslation()
  const [density, setDensity] = useState(() => storedDensity(table).read() ?? 'comfortable')
  const choose = (next: typeof density) => () => {
    setDensity(next)
    storedDensity(table).write(next)
  }
  const group: MenuGroup = {
    id: 'density',
    title: t('Rows#height'),
    selectedId: density,
    entries: [
      { id: 'comfortable', label: t('Comfortable'), icon: <Rows2 aria-hidden />, onSelect: choose('comfortable') },
      { id: 'compact', label: t('Compact'), icon: <Rows4 aria-hidden />, onSelect: choose('compact') },
    ],
  }
  return { density, group }
}
