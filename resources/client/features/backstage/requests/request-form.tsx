import { useNavigate } from 'react-router-dom'

import { ARTIST_NAME_LENGTH, backstageRequests } from '@/contract/groups/backstage-requests'
import type { User } from '@/contract/shapes/user'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { toast } from '@/core/shared/toasts/toast-store'
import { useMayUpload } from '@/core/shared/uploads/use-may-upload'
import { Notice } from '@/ui/feedback/notice'
import { FormValue } from '@/ui/fields/form-value'
import { TextField } from '@/ui/fields/text-field'

import { refetchRequests } from '../queries'
import { ArtistField } from './artist-field'
import { DocumentField } from './document-field'
import type { RequestType } from './request-kinds'

/** Sends a request. Pictures and documents are asked for only where the account may upload them. */
export function RequestForm({ type, user }: { type: RequestType; user: User }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayUpload = useMayUpload()
  const image = useImageField({ diskPrefix: 'artist_images' })
  const form = useEndpointForm(backstageRequests.create, {
    draft: `backstage-${type}`,
    onUncertain: async () => {
      void refetchRequests()
      toast.danger(t("We couldn't confirm that your request was sent. It's in your list if it was."))
      return undefined
    },
    onSuccess: () => {
      void refetchRequests()
      toast.positive(t("Your request was sent. We'll answer here."))
      void navigate(paths.backstage.link())
    },
  })
  return (
    <EndpointForm form={form} submitLabel={t('Send request')} submitProps={{ size: 'lg', className: 'self-start' }}>
      {!mayUpload && (
        <Notice>
          {t(
            "Your account can't upload pictures or documents, so this form asks for none. We may write to you for them.",
          )}
        </Notice>
      )}
      <FormValue name={form.field('type').name} value={type} />
      <ArtistField
        type={type}
        id={form.field('artist_id')}
        name={form.field('artist_name')}
        length={ARTIST_NAME_LENGTH}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...form.field('data.first_name')}
          label={t('First name')}
          defaultValue={user.first_name ?? ''}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('data.last_name')}
          label={t('Last name')}
          defaultValue={user.last_name ?? ''}
          autoComplete="family-name"
        />
        <TextField
          {...form.field('data.role')}
          label={t('Role')}
          description={t('For example artist, manager or label')}
          autoComplete="organization-title"
        />
        <TextField {...form.field('data.company')} label={t('Company')} autoComplete="organization" />
      </div>
      {mayUpload && <ImageField {...form.field('data.image')} label={t('Picture')} image={image} />}
      {mayUpload && type !== 'become-artist' && <DocumentField {...form.field('data.passport_scan_id')} />}
    </EndpointForm>
  )
}
