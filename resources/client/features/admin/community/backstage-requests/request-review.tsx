// Separate chunk: loaded with the page of a request.
import type { BackstageRequest } from '@/contract/groups/backstage-requests'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { typeOf } from '@/core/shared/backstage/request-texts'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { type Description, DescriptionList } from '@/core/shared/records/fields/description-list'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { Button } from '@/ui/buttons/button'
import { Link } from '@/ui/links/link'
import { Image } from '@/ui/pictures/image'

import { ScannedDocument } from './scanned-document'

const LINK = 'font-semibold underline underline-offset-4'

/** Page of a request: everything that the user sent, and the decision. */
export function RequestReview({ record, editor }: RecordFormProps<BackstageRequest>) {
  const { t } = useTranslation()
  if (!record) return null
  const { data, notes } = record
  const image = assetUrl(data?.image)
  return (
    <div className="flex flex-col gap-6">
      <FormSection title={t('Request')}>
        <RequestDetails request={record} />
        {image && <Image src={image} alt={t('Picture')} className="size-40 rounded-input" />}
        {notes && (
          <div>
            <h3 className="mb-1 font-semibold">{t('Message to the user')}</h3>
            <p className="break-words whitespace-pre-wrap">{notes}</p>
          </div>
        )}
      </FormSection>
      <FormSection title={t('Scanned document')}>
        <ScannedDocument file={data?.passport_scan_entry} />
      </FormSection>
      {editor.canSave && record.status === 'pending' && <Decision request={record} />}
    </div>
  )
}

function RequestDetails({ request }: { request: BackstageRequest }) {
  const { t } = useTranslation()
  const { user, artist, artist_name: name, data, created_at } = request
  const fullName = [data?.first_name, data?.last_name].filter(Boolean).join(' ')
  const items: Description[] = [
    [t('Asks for'), typeOf(request)],
    [
      t('Artist'),
      artist ? (
        <Link to={paths.artist.link(artist)} className={LINK}>
          {artist.name}
        </Link>
      ) : (
        name
      ),
    ],
    [
      t('User'),
      user && (
        <Link to={paths.admin.link(`users/${user.id}`)} className={LINK}>
          {user.display_name}
        </Link>
      ),
    ],
    [t('Full name'), fullName],
    [t('Role'), data?.role],
    [t('Company'), data?.company],
    [t('Sent'), created_at && formatDate(created_at)],
  ]
  return <DescriptionList items={items} />
}

function Decision({ request }: { request: BackstageRequest }) {
  const { t } = useTranslation()
  const approve = () =>
    openLazyDialog(async () => (await import('./approve-form')).ApproveForm, { request }).catch(announceFailure)
  const deny = () =>
    openLazyDialog(async () => (await import('./deny-form')).DenyForm, { request }).catch(announceFailure)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => void approve()}>{t('Approve')}</Button>
      <Button variant="danger" onClick={() => void deny()}>
        {t('Deny')}
      </Button>
    </div>
  )
}
