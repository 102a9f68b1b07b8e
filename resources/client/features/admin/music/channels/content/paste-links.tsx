import { useState } from 'react'

import type { ContentModel } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { TextArea } from '@/ui/fields/text-area'

import { addLinks, type RefusedLine } from './add-links'
import type { ContentChanges } from './content-changes'

type PasteLinksProps = { model: ContentModel; changes: ContentChanges }

/** Adds records by pasted links of the site; refused lines stay in the field, each with its reason. */
export function PasteLinks({ model, changes }: PasteLinksProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [result, setResult] = useState<{ added: number; refused: readonly RefusedLine[] }>()

  async function add(): Promise<void> {
    setAdding(true)
    try {
      const { added, refused } = await addLinks(text, model, changes)
      setResult({ added, refused })
      setText(refused.map(({ line }) => line).join('\n'))
    } catch (error) {
      announceFailure(error)
    } finally {
      setAdding(false)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('Add by links')}
        description={t('Links to pages of this site, each on a line of its own.')}
        spellCheck={false}
        value={text}
        onChange={setText}
      />
      <div>
        <Button variant="outline" pending={isAdding} disabled={text.trim() === ''} onClick={() => void add()}>
          {t('Add the links')}
        </Button>
      </div>
      <div role="status">
        {result && result.added > 0 && (
          <p className="font-semibold">
            {t('[one Added :count link|other Added :count links]', { count: result.added })}
          </p>
        )}
        {result && result.refused.length > 0 && (
          <ul aria-label={t('Not added')} className="mt-2 flex flex-col gap-2">
            {result.refused.map(({ line, reason }, index) => (
              // The same line can be refused twice.
              // oxlint-disable-next-line react/no-array-index-key -- the list is replaced as a whole
              <li key={index}>
                <span className="block font-semibold break-all">{line}</span>
                <span className="text-danger">{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
