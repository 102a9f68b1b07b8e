import { useState } from 'react'

import { type Comment, comments } from '@/contract/groups/comments'
import { refetchQuietly } from '@/core/platform/api/query'
import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { playback } from '@/core/shared/playback/playback'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { Button } from '@/ui/buttons/button'
import { FormValue } from '@/ui/fields/form-value'
import { TextArea } from '@/ui/fields/text-area'

import { secondsAt, refreshComments, type Subject } from './queries'

type NewCommentFormProps = {
  subject: Subject
  /** Length of the track in milliseconds; 0 for a subject without a length. */
  duration: number
  /** The comment this one replies to. */
  inReplyTo?: Comment
  /** Called when the comment was posted or cancelled. */
  onClose?: () => void
}

/** Posts a comment or a reply. A comment on a track is placed at the playback position where typing began. */
export function NewCommentForm({ subject, duration, inReplyTo, onClose }: NewCommentFormProps) {
  const { t } = useTranslation()
  const [position, setPosition] = useState<number | null>(null)
  const form = useEndpointForm(comments.create, {
    guards: false,
    draft: `comment.${subject.type}.${subject.id}.${inReplyTo?.id ?? 'new'}`,
    onUncertain: notifyUnconfirmed(() => refetchQuietly(comments.list)),
    onSuccess: async () => {
      setPosition(null)
      form.reset({ content: '' })
      await refreshComments()
      onClose?.()
    },
  })
  const begin = () => {
    if (position === null && !inReplyTo) setPosition(playedPercent(subject))
  }
  const label = inReplyTo ? t('Your reply') : t('Your comment')
  return (
    <EndpointForm form={form} aria-label={label} className="space-y-3">
      <FormValue name="commentable_type" value={subject.type} />
      <FormValue name="commentable_id" value={subject.id} />
      <FormValue name="position" value={position ?? inReplyTo?.position ?? 0} />
      {inReplyTo && <FormValue name="inReplyTo" value={inReplyTo} />}
      <TextArea
        {...form.field('content')}
        label={label}
        description={
          position === null ? undefined : t('At :time', { time: formatDuration(secondsAt(position, duration)) })
        }
        onFocus={begin}
        rows={2}
        autoFocus={inReplyTo !== undefined}
      />
      <SendButtons label={inReplyTo ? t('Reply') : t('Comment')} pending={form.isPending} onClose={onClose} />
    </EndpointForm>
  )
}

type SendButtonsProps = { label: string; pending: boolean; onClose: (() => void) | undefined }

function SendButtons({ label, pending, onClose }: SendButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="outline" pending={pending}>
        {label}
      </Button>
      {onClose && (
        <Button variant="ghost" onClick={onClose}>
          {t('Cancel')}
        </Button>
      )}
    </div>
  )
}

/** Returns the playback position in percent of the track; null when it is not the current track. */
function playedPercent({ type, id }: Subject): number | null {
  const { queue, position, duration } = playback.get()
  const isCurrent = type === 'track' && currentEntry(queue)?.track.id === id && duration > 0
  return isCurrent ? Math.min(100, Math.round((position / duration) * 100)) : null
}
