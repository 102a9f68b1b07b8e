import { UserPlus } from 'lucide-react'
import { useState } from 'react'

import { isUncertain } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'

import type { Publishing } from '../draft/create-publishing'
import { createArtist, creditArtist, missingArtists } from '../flow/create-artist'
import type { Release } from '../release/release'

type MissingArtistsProps = { publishing: Publishing; release: Release; canCreate: boolean }

/** Names the artists of the files that the site lacks, and offers to create them. */
export function MissingArtists({ publishing, release, canCreate }: MissingArtistsProps) {
  const { t } = useTranslation()
  const [creating, setCreating] = useState<string | null>(null)
  const [unconfirmed] = useState(() => new Set<string>())
  const names = missingArtists(release)
  if (names.length === 0) return null

  async function create(name: string): Promise<void> {
    setCreating(name)
    try {
      const artist = await createArtist(name, unconfirmed.has(name))
      if (artist) publishing.change((before) => creditArtist(before, name, artist))
    } catch (error) {
      if (isUncertain(error)) unconfirmed.add(name)
      throw error
    } finally {
      setCreating(null)
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-muted">{t('The files name artists that are not credited yet:')}</p>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="max-w-full">
            {canCreate ? (
              <Button
                variant="outline"
                size="sm"
                pending={creating === name}
                onClick={() => void create(name).catch(announceFailure)}
              >
                <UserPlus aria-hidden className="size-5" />
                {t('Create “:name”', { name })}
              </Button>
            ) : (
              <span className="font-semibold wrap-anywhere">{name}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
