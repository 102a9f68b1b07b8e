// Separate chunk: loaded with the first email.
import { useQuery } from '@tanstack/react-query'

import type { EmailMessage } from '@/contract/groups/outgoing-emails'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { DescriptionList } from '@/core/shared/records/fields/description-list'
import { RecordHeading } from '@/core/shared/records/record-heading'
import { editorSkeleton } from '@/core/shared/records/record-skeletons'
import { QueryView } from '@/core/shared/screen/query-view'
import { LongText } from '@/ui/collections/long-text'
import { Tabs } from '@/ui/disclosure/tabs'

import { DownloadLink } from '../download-link'
import { logLink } from '../log-link'
import { logTime } from '../log-time'
import { downloads, emailQuery } from '../queries'
import { EmailFrame } from './email-frame'
import { EmailStatus } from './email-status'

/** `/admin/logs/emails/{id}`: an email with its headers and message. */
export const EmailPage = ({ id }: { id: string }) => (
  <QueryView query={useQuery(emailQuery(id))} skeleton={editorSkeleton}>
    {(email) => <Email email={email} />}
  </QueryView>
)

function Email({ email }: { email: EmailMessage }) {
  const { t } = useTranslation()
  const { id, subject, from, to, status, created_at } = email
  return (
    <>
      <RecordHeading
        title={subject || t('Email without a subject')}
        crumbs={[
          { label: t('Administration'), to: paths.admin.link() },
          { label: t('Logs'), to: logLink('errors') },
          { label: t('Outgoing emails'), to: logLink('emails') },
        ]}
      >
        <DownloadLink href={downloads.email(id)}>{t('Download (.eml)')}</DownloadLink>
      </RecordHeading>
      <div className="flex flex-col gap-6">
        <DescriptionList
          items={[
            [t('Status'), <EmailStatus key="status" status={status} />],
            [t('From#email'), from],
            [t('To#email'), to],
            [t('Created'), logTime(created_at)],
          ]}
        />
        <Message email={email} />
      </div>
    </>
  )
}

function Message({ email: { parsed_message: message } }: { email: EmailMessage }) {
  const { t } = useTranslation()
  const { html, text } = message?.body ?? {}
  const headers = Object.entries(message?.headers ?? {})
  const tabs = [
    ...(html ? [{ id: 'html', label: t('Message'), content: <EmailFrame html={html} /> }] : []),
    ...(text ? [{ id: 'text', label: t('Text'), content: <LongText label={t('Text')} text={text} /> }] : []),
    ...(headers.length > 0
      ? [{ id: 'headers', label: t('Headers#email'), content: <DescriptionList items={headers} /> }]
      : []),
  ]
  if (tabs.length === 0) return <p className="text-muted">{t('This email has no message.')}</p>
  return <Tabs label={t('Message')} tabs={tabs} />
}
