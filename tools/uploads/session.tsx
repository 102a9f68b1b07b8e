import { useEffect, useState, useSyncExternalStore } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { selectTheme, themeStore } from '@/core/platform/theme/start-theme'
import { signOut } from '@/core/shared/account/sign-out'
import { switchLanguage } from '@/core/shared/account/switch-language'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { SwitchField } from '@/ui/fields/switch-field'
import { SelectField } from '@/ui/pickers/select-field'

import { readState, signInAs } from './mock'
import { useWords } from './words'

const languages = [
  { value: 'lv', label: 'Latviešu', lang: 'lv' },
  { value: 'en', label: 'English', lang: 'en' },
]

/** Selects the user, the language and the theme. */
export function Session() {
  const words = useWords()
  const { language } = useTranslation()
  const isDark = useSyncExternalStore(themeStore.subscribe, themeStore.get).is_dark
  const [state, setState] = useState<Awaited<ReturnType<typeof readState>>>()
  const user = useUser()
  useEffect(() => void readState().then(setState, console.error), [user])
  const people = Object.entries(state?.personas ?? {}).map(([value, description]) => ({
    value,
    label: value,
    description,
  }))
  // Bootstrap data is inline in the page, so a new user needs a reload.
  const change = (persona: string) => void signInAs(persona).then(() => window.location.reload(), console.error)
  return (
    <section className="grid items-end gap-4 md:grid-cols-2 lg:grid-cols-4">
      <SelectField label={words.user} options={people} value={state?.persona ?? null} onChange={change} />
      <SelectField
        label={words.language}
        options={languages}
        value={language.startsWith('lv') ? 'lv' : 'en'}
        onChange={(locale) => void switchLanguage(locale)}
      />
      <SwitchField label={words.dark} checked={isDark} onChange={(dark) => selectTheme(dark ? 'dark' : 'light')} />
      {user && (
        <Button variant="outline" onClick={() => void signOut().catch(announceFailure)}>
          {words.signOut}
        </Button>
      )}
    </section>
  )
}
