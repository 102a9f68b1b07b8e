// Separate chunk: loaded with the editor.
import { startTransition, useState } from 'react'

import { type ManagedChannel, managedChannels } from '@/contract/groups/managed-channels'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'

import { ChannelContent } from './content/channel-content'
import { AccessFields } from './fields/access-fields'
import { ConfigValues } from './fields/config-values'
import { ContentFields } from './fields/content-fields'
import { LookFields } from './fields/look-fields'
import { NameFields } from './fields/name-fields'
import { SeoFields } from './fields/seo-fields'
import { PreviewColumn } from './preview/preview-column'
import { isHomeChannel } from './rules/home-channel'
import { useUnsavedChannel } from './use-unsaved-channel'

/** Editor of a channel. */
export function ChannelForm({ record, editor }: RecordFormProps<ManagedChannel>) {
  const { t } = useTranslation()
  const settings = useSettings()
  const { unsaved, write, change } = useUnsavedChannel(record)
  const disabled = !editor.canSave
  const [ownChange, setOwnChange] = useState<string | null>()
  const [revision, setRevision] = useState(0)
  /** Takes a new date of the channel for the user's own change, after the content has changed. */
  async function adoptChange(): Promise<void> {
    startTransition(() => setRevision((count) => count + 1))
    const latest = await editor.fetchLatest()
    startTransition(() => setOwnChange(latest?.updated_at))
  }
  return (
    <div className="flex gap-6 max-[75rem]:flex-col min-[75rem]:flex-row-reverse">
      {(!record || record.slug) && <PreviewColumn {...{ record, unsaved, revision }} />}
      <div className="flex min-w-0 flex-1 flex-col gap-6">
        {record && isHomeChannel(settings, record) && (
          <p className="rounded-input border-2 border-primary bg-paper px-4 py-3 font-semibold">
            {t('This channel is the home page: visitors see every change right away.')}
          </p>
        )}
        <RecordForm
          editor={editor}
          create={managedChannels.create}
          update={managedChannels.update}
          ownChange={ownChange}
        >
          {({ field }) => (
            <>
              <ConfigValues config={unsaved.config} onChange={(config) => write({ config })} />
              <FormSection title={t('Details')}>
                <NameFields {...{ record, field, unsaved, disabled }} onChange={change} />
                <AccessFields {...{ record, field }} onChange={change} />
              </FormSection>
              <FormSection title={t('Content')}>
                <ContentFields {...{ field, unsaved, disabled }} onChange={change} />
              </FormSection>
              <FormSection title={t('Look')}>
                <LookFields {...{ unsaved, disabled }} onChange={change} />
              </FormSection>
              <FormSection title={t('Search engines and link previews')}>
                <SeoFields {...{ record, field, unsaved, disabled }} />
              </FormSection>
            </>
          )}
        </RecordForm>
        <ChannelContent {...{ record, unsaved }} canSave={editor.canSave} onChanged={adoptChange} />
      </div>
    </div>
  )
}
