// Separate chunk: loaded with the logs.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { RecordHeading } from '@/core/shared/records/record-heading'
import { editorSkeleton } from '@/core/shared/records/record-skeletons'
import { codeQuery } from '@/core/shared/records/sections/code-query'
import type { SectionPath } from '@/core/shared/records/sections/section'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'
import { Tabs } from '@/ui/disclosure/tabs'

import { EmailLog } from './emails/email-log'
import { ErrorLog } from './errors/error-log'
import { type LogId, logLink } from './log-link'
import { ScheduleLog } from './schedule/schedule-log'

const isLog = (id: string): id is LogId => ['schedule', 'emails'].includes(id)

const emailPage = codeQuery('page of an email', () => import('./emails/email-page'))

/** `/admin/logs`, `/admin/logs/schedule`, `/admin/logs/emails` and `/admin/logs/emails/{id}`. */
export function Screen({ path: [log = 'errors', id, ...below] }: { path: SectionPath }) {
  if (below.length > 0 || (log !== 'errors' && !isLog(log)) || (id !== undefined && log !== 'emails'))
    return <NotFound />
  return id === undefined ? <Logs log={log} /> : <EmailScreen key={id} id={id} />
}

function EmailScreen({ id }: { id: string }) {
  return (
    <QueryView query={useQuery(emailPage)} skeleton={editorSkeleton}>
      {({ EmailPage }) => <EmailPage id={id} />}
    </QueryView>
  )
}

function Logs({ log }: { log: LogId }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const tabs = [
    { id: 'errors', label: t('Errors'), content: <ErrorLog /> },
    { id: 'schedule', label: t('Scheduled commands'), content: <ScheduleLog /> },
    { id: 'emails', label: t('Outgoing emails'), content: <EmailLog /> },
  ] as const
  return (
    <>
      <RecordHeading title={t('Logs')} crumbs={[{ label: t('Administration'), to: paths.admin.link() }]} />
      <Tabs
        label={t('Logs')}
        tabs={tabs}
        selectedId={log}
        onSelect={(next) => void navigate(logLink(tabs.find(({ id }) => id === next)?.id ?? 'errors'))}
      />
    </>
  )
}
