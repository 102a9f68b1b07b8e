import { useState } from 'react'

import type { SuggestedArtist } from '@/contract/groups/suggestions'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormValue } from '@/ui/fields/form-value'
import { TextField } from '@/ui/fields/text-field'
import { ComboBox } from '@/ui/pickers/combo-box'

import { findArtists, newArtistId } from '../queries'
import type { RequestType } from './request-kinds'

type Field = { name: string; error: string | undefined }

type ArtistFieldProps = {
  type: RequestType
  /** Fields of the artist's id and name. */
  id: Field
  name: Field
  /** Least characters of a name. */
  length: number
}

/** The name of a new artist; or an artist of the site: any to claim, one of the user's own for a badge. */
export function ArtistField(props: ArtistFieldProps) {
  const { t } = useTranslation()
  const { type, id, name, length } = props
  if (type !== 'become-artist') return <KnownArtist {...props} />
  return (
    <>
      <FormValue name={id.name} value={newArtistId} />
      <TextField
        {...name}
        label={t('Artist name')}
        description={t('At least :count characters. Listeners see this name.', { count: length })}
        autoComplete="nickname"
        required
      />
    </>
  )
}

const optionOf = ({ id, name, description }: SuggestedArtist) => ({
  value: id,
  label: name ?? '',
  ...(description && { description }),
})

function KnownArtist({ type, id, name }: ArtistFieldProps) {
  const { t } = useTranslation()
  // A draft restores them one by one, in any order.
  const [artistId, setArtistId] = useState<SuggestedArtist['id'] | null>(null)
  const [artistName, setArtistName] = useState('')
  function choose(option: ReturnType<typeof optionOf> | null): void {
    setArtistId(option?.value ?? null)
    setArtistName(option?.label ?? '')
  }
  return (
    <>
      <ComboBox
        label={t('Artist')}
        error={id.error ?? name.error}
        value={artistId === null ? null : { value: artistId, label: artistName }}
        onChange={choose}
        loadOptions={async (text, signal) =>
          (await findArtists(text, type === 'claim-artist' ? 'others' : 'own', signal)).map(optionOf)
        }
        required
      />
      <FormValue name={id.name} value={artistId} onChange={setArtistId} />
      <FormValue name={name.name} value={artistName} onChange={setArtistName} />
    </>
  )
}
