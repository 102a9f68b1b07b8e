import { useState } from 'react'

import type { ManagedChannel } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { useProgressivePanel } from '@/ui/deferred-rendering/use-progressive-row'
import { LinesSkeleton } from '@/ui/feedback/panel-skeleton'

import { contentModels } from '../queries'
import { modelLabels } from '../rules/choice-labels'
import type { UnsavedChannel } from '../rules/unsaved-channel'
import { createContentChanges } from './content-changes'
import { ContentList } from './content-list'
import { ContentNotes } from './content-notes'
import { UpdateContent } from './update-content'

type ChannelContentProps = {
  record: ManagedChannel | undefined
  unsaved: UnsavedChannel
  canSave: boolean
  /** Called after each change of the content. */
  onChanged: () => Promise<unknown>
}

/** Content of a channel. Outside of the form, because each change is saved right away. */
export function ChannelContent({ record, unsaved, canSave, onChanged }: ChannelContentProps) {
  const { t } = useTranslation()
  const model = contentModels.find((known) => known === record?.config.contentModel)
  const isOther =
    record?.config.contentModel !== unsaved.config.contentModel ||
    record?.config.contentType !== unsaved.config.contentType
  const isComplete = unsaved.config.contentType === 'listAll'
  return (
    <FormSection title={t('What is in the channel')}>
      {!record || !model ? (
        <p className="text-muted">
          {record ? t('This content can’t be edited here.') : t('Create the channel first, then fill it.')}
        </p>
      ) : isOther ? (
        <p className="text-muted">{t('Save the channel first, then fill it.')}</p>
      ) : isComplete ? (
        <p className="text-muted">
          {t('Everything of this kind on the site: :model.', { model: t(modelLabels[model]) })}
        </p>
      ) : (
        <SavedContent key={`${record.id} ${model}`} {...{ record, model, unsaved, canSave, onChanged }} />
      )}
    </FormSection>
  )
}

function SavedContent({
  record,
  model,
  unsaved: { config },
  canSave,
  onChanged,
}: Required<ChannelContentProps> & { record: ManagedChannel; model: (typeof contentModels)[number] }) {
  const [changes] = useState(() => createContentChanges({ id: record.id, model, onChanged }))
  const isDue = useProgressivePanel()
  return (
    <>
      {canSave && config.contentType === 'autoUpdate' && (
        <UpdateContent channelId={record.id} config={config} onUpdated={onChanged} />
      )}
      {canSave && <ContentNotes config={config} />}
      {isDue ? <ContentList channelId={record.id} {...{ model, canSave, changes }} /> : <LinesSkeleton lines={9} />}
    </>
  )
}
