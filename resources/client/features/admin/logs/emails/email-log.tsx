import type { OutgoingEmail } from '@/contract/groups/outgoing-emails'
import type { Translation } from '@/core/platform/i18n/translation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DataColumn } from '@/core/shared/data-table/column'
import { DataTable } from '@/core/shared/data-table/data-table'
import type { FilterDefinition } from '@/core/shared/data-table/filter-definition'
import { Link } from '@/ui/links/link'

import { DownloadLink } from '../download-link'
import { logLink } from '../log-link'
import { logTime } from '../log-time'
import { downloads, emailsQuery } from '../queries'
import { EmailStatus, statusLooks, statusText } from './email-status'

/** Emails that the server has sent, or tried to send. */
export function EmailLog() {
  const translation = useTranslation()
  const { t } = translation
  return (
    <DataTable
      name="email-log"
      label={t('Outgoing emails')}
      query={emailsQuery}
      pageOf={(page) => page}
      columns={columnsOf(translation)}
      filters={[statusFilter(translation)]}
      actions={<DownloadLink href={downloads.emails()}>{t('Download the log')}</DownloadLink>}
      nothingYet={{ title: t('No email has been sent yet') }}
    />
  )
}

const statusFilter = ({ t }: Translation): FilterDefinition => ({
  key: 'status',
  label: t('Status'),
  operators: ['='],
  isPinned: true,
  control: {
    type: 'select',
    options: Object.entries(statusLooks).map(([value, { label }]) => ({ value, label: t(label) })),
  },
})

const columnsOf = (translation: Translation): DataColumn<OutgoingEmail>[] => {
  const { t } = translation
  return [
    {
      id: 'subject',
      header: t('Subject'),
      isRowHeader: true,
      sortable: true,
      text: ({ subject }) => subject,
      cell: ({ id, subject }) => (
        <Link
          to={logLink('emails', id)}
          className="inline-flex min-h-target items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {subject || t('Email without a subject')}
        </Link>
      ),
    },
    {
      id: 'status',
      header: t('Status'),
      sortable: true,
      text: ({ status }) => statusText(status, translation),
      cell: ({ status }) => <EmailStatus status={status} />,
    },
    {
      id: 'to',
      header: t('To#email'),
      sortable: true,
      text: ({ to }) => to,
      cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
    },
    {
      id: 'from',
      header: t('From#email'),
      isHiddenAtFirst: true,
      sortable: true,
      text: ({ from }) => from,
      cell: ({ from }) => <span className="wrap-anywhere">{from}</span>,
    },
    {
      id: 'created_at',
      header: t('Created'),
      sortable: true,
      text: ({ created_at }) => created_at,
      cell: ({ created_at }) => <span className="whitespace-nowrap tabular-nums">{logTime(created_at)}</span>,
    },
  ]
}
