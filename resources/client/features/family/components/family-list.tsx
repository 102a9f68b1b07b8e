import { Trash2 } from 'lucide-react'
import { useRef } from 'react'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type BulkAction, BulkBar } from '@/core/shared/data-table/bulk-bar'
import { deleteRecords } from '@/core/shared/data-table/delete-records'
import { usePageSelection } from '@/core/shared/data-table/use-page-selection'
import { keyOfRow } from '@/core/shared/data-table/use-table-state'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'

import { awaitsConfirmation } from '../family-rules'
import { removeListeningSettings } from '../listening-settings'
import { type Profile, refreshFamily, removeProfiles } from '../queries'
import { useProfileSwitch } from '../use-family'
import { ManagedProfile } from './managed-profile'

/** The profiles with their actions; several can be deleted together. */
export function FamilyList({ profiles }: { profiles: readonly Profile[] }) {
  const { t } = useTranslation()
  const { opening, open } = useProfileSwitch()
  const { selection, selected, awayCount, canSelectMore, select, selectPage, clear } = usePageSelection(profiles)
  const list = useRef<HTMLUListElement>(null)

  function toggle(key: string): void {
    const next = new Set(selection)
    if (!next.delete(key)) next.add(key)
    select(next)
  }

  /** Clears the selection and moves the focus: the bar that had it disappears. */
  function unselect(): void {
    clear()
    list.current?.focus()
  }

  async function listenAs(profile: Profile): Promise<void> {
    const name = profile.display_name
    // Opening an unverified profile asks its own confirmation.
    const isSure =
      awaitsConfirmation(getBootstrap(), profile) ||
      (await confirm({
        title: t('Listen as :name?', { name }),
        message: t(
          "This browser will switch to the profile “:name”. To switch back, you'll need to sign in with your password.",
          {
            name,
          },
        ),
        confirmLabel: t('Switch profile'),
      }))
    if (isSure) open(profile)
  }

  const deletion: BulkAction<Profile> = {
    id: 'delete',
    label: t('Delete'),
    icon: <Trash2 aria-hidden className="size-5" />,
    isDanger: true,
    run: (rows) =>
      deleteRecords({
        title: t('[one Delete :count profile?|other Delete :count profiles?]', { count: rows.length }),
        message: t(
          "Everything in them, including playlists and liked songs, will be deleted too. This can't be undone.",
        ),
        count: rows.length,
        remove: async () => {
          await removeProfiles(rows.map(({ id }) => id))
          for (const { id } of rows) removeListeningSettings(id)
        },
        refresh: refreshFamily,
      }),
  }

  if (profiles.length === 0) return null
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('Linked profiles')}
        className="-mx-2 divide-y divide-divider outline-none"
      >
        {profiles.map((profile) => (
          <ManagedProfile
            key={profile.id}
            profile={profile}
            selection={{ isSelected: selection.has(keyOfRow(profile)), onToggle: () => toggle(keyOfRow(profile)) }}
            pending={opening === profile.id}
            onListen={() => void listenAs(profile).catch(announceFailure)}
          />
        ))}
      </ul>
      {selected.length > 0 && (
        <BulkBar
          {...{ selected, awayCount, canSelectMore }}
          actions={[deletion]}
          onSelectPage={selectPage}
          onClear={unselect}
        />
      )}
    </>
  )
}
