import { type Comment, comments } from '@/contract/groups/comments'
import { refetchQuietly } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { Button } from '@/ui/buttons/button'
import { TextArea } from '@/ui/fields/text-area'

import { patchComment } from './queries'

type EditCommentFormProps = { comment: Comment; onClose: () => void }

/** Edits the text of a comment. */
export function EditCommentForm({ comment, onClose }: EditCommentFormProps) {
  const { t } = useTranslation()
  const form = useEndpointForm(comments.update, {
    input: { params: { id: comment.id } },
    guards: false,
    onUncertain: notifyUnconfirmed(() => refetchQuietly(comments.list)),
    onSuccess: (_, { content }) => {
      patchComment(comment.id, (row) => ({ ...row, content }))
      onClose()
    },
  })
  return (
    <EndpointForm form={form} aria-label={t('Edit comment')} className="space-y-3">
      <TextArea
        {...form.field('content')}
        label={t('Your comment')}
        defaultValue={comment.content ?? ''}
        rows={2}
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" pending={form.isPending}>
          {t('Save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </EndpointForm>
  )
}
