import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { shippedTranslations } from '@/core/platform/i18n/interface-texts'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SearchField } from '@/ui/fields/search-field'
import { Link } from '@/ui/links/link'

import type { SettingGroup } from '../groups/setting'
import { labelOf } from '../model/label-of'
import { type FoundSetting, searchIndex, searchSettings } from '../model/search-settings'
import { settingPath } from './setting-link'

/** Lines of the shipped languages; the search goes without them if they fail to load. */
const shippedLines = {
  queryKey: ['shipped translations'],
  queryFn: shippedTranslations,
  staleTime: Infinity,
  retry: false,
}

type SettingsSearchProps = { groups: readonly SettingGroup[]; children: ReactNode }

/** Searches the settings of all groups in every language of the interface; results replace the content below. */
export function SettingsSearch({ groups, children }: SettingsSearchProps) {
  const translation = useTranslation()
  const { t } = translation
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { data: shipped } = useQuery(shippedLines)
  const index = useMemo(() => searchIndex(groups, translation, shipped ?? []), [groups, translation, shipped])
  const found = searchSettings(index, typed, ({ label }) => labelOf(translation, label))
  const isSearching = typed.trim() !== ''

  function openFirst(event: KeyboardEvent): void {
    const [first] = found
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return
    event.preventDefault()
    setTyped('')
    void navigate(settingPath(first.group.id, first.setting.id))
  }
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div role="search">
        <SearchField label={t('Search all settings')} value={typed} onChange={setTyped} onKeyDown={openFirst} />
      </div>
      {isSearching && <Results found={found} onOpen={() => setTyped('')} />}
      <div hidden={isSearching}>{children}</div>
    </div>
  )
}

function Results({ found, onOpen }: { found: readonly FoundSetting[]; onOpen: () => void }) {
  const translation = useTranslation()
  const { t } = translation
  return (
    <section aria-label={t('Search results')}>
      <p role="status" className="mb-2 text-sm text-muted">
        {found.length === 0
          ? t('No matching settings. Try another word.')
          : t('[one :count setting|other :count settings]', { count: found.length })}
      </p>
      <ul className="divide-y divide-divider rounded-panel border border-divider bg-paper empty:hidden">
        {found.map(({ group, setting }) => (
          <li key={setting.id}>
            <Link
              to={settingPath(group.id, setting.id)}
              onClick={onOpen}
              className="block px-5 py-3 transition-press hover:bg-hover"
            >
              <span className="block font-bold">{labelOf(translation, setting.label)}</span>
              <span className="block text-sm text-muted">
                {t(group.title)}
                {setting.description && ` · ${t(setting.description)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
