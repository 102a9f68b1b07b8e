import { useState } from 'react'

import type { ContentModel } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ComboBox } from '@/ui/pickers/combo-box'

import { contentCalls } from '../queries'
import type { ContentChanges } from './content-changes'

type AddContentProps = {
  model: ContentModel
  /** Ids that are not offered again. */
  knownIds: readonly number[]
  changes: ContentChanges
}

/** Field that finds records by name and adds them. */
export function AddContent({ model, knownIds, changes }: AddContentProps) {
  const { t } = useTranslation()
  const [added, setAdded] = useState(0)
  async function find(query: string, signal: AbortSignal) {
    const results = await contentCalls.find(query, model, signal)
    return results.flatMap(({ id, name, description }) =>
      knownIds.includes(id) ? [] : [{ value: id, label: name || `#${id}`, ...(description && { description }) }],
    )
  }
  return (
    <ComboBox
      key={added}
      label={t('Add by name')}
      value={null}
      loadOptions={find}
      onChange={(option) =>
        option && void changes.add(option.value).then((isAdded) => isAdded && setAdded((count) => count + 1))
      }
    />
  )
}
