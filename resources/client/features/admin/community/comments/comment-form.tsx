// Separate chunk: loaded with the editor.
import { comments, MAX_COMMENT_LENGTH, type ModeratedComment } from '@/contract/groups/comments'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { DescriptionList } from '@/core/shared/records/fields/description-list'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { TextArea } from '@/ui/fields/text-area'
import { Link } from '@/ui/links/link'

import { subjectPath } from './moderation'

const LINK = 'font-semibold underline underline-offset-4'

/** Editor of a comment: where it was written, and its text unless it is deleted. */
export function CommentForm({ record, editor }: RecordFormProps<ModeratedComment>) {
  const { t } = useTranslation()
  if (!record) return null
  return (
    <div className="flex flex-col gap-6">
      <Moderation comment={record} />
      {!record.deleted && (
        <RecordForm editor={editor} update={comments.update}>
          {({ field }) => (
            <FormSection title={t('Details')}>
              <TextArea
                {...field('content')}
                label={t('Text')}
                rows={5}
                maxLength={MAX_COMMENT_LENGTH}
                defaultValue={record.content ?? ''}
                required
              />
            </FormSection>
          )}
        </RecordForm>
      )}
    </div>
  )
}

function Moderation({ comment }: { comment: ModeratedComment }) {
  const { t } = useTranslation()
  const { user, commentable, created_at } = comment
  const subject = subjectPath(comment)
  return (
    <FormSection title={t('Moderation')}>
      <DescriptionList
        items={[
          [
            t('Written by'),
            user && (
              <Link to={paths.admin.link(`users/${user.id}`)} className={LINK}>
                {user.display_name}
              </Link>
            ),
          ],
          [
            t('Commented on'),
            subject === null ? (
              commentable?.name
            ) : (
              <Link to={subject} className={LINK}>
                {commentable?.name}
              </Link>
            ),
          ],
          [t('Written'), created_at && formatDate(created_at)],
        ]}
      />
    </FormSection>
  )
}
