import { useQuery } from '@tanstack/react-query'
import { Eye, Languages, Monitor, Moon, RotateCw, Smartphone, Sun, Tablet, UserRound, UserRoundX } from 'lucide-react'

import { useSiteLanguages } from '@/core/platform/i18n/use-site-languages'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'

import { isChanged } from '../draft/create-draft'
import { useDraftState, useView } from '../editor-context'
import { appearanceQueries } from '../queries'
import { type Device, newMember, shownVisitor } from './preview-view'

const icons = { phone: <Smartphone />, tablet: <Tablet className="rotate-90" />, desktop: <Monitor /> }
const devices = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[]
const modes = ['light', 'dark'] as const

/** Device, mode, visitor, language, and comparison with the saved appearance. */
export function PreviewToolbar() {
  const { t } = useTranslation()
  const [view, show] = useView()
  const names = {
    phone: t('Phone'),
    tablet: t('Tablet'),
    desktop: t('Computer'),
    light: t('Light'),
    dark: t('Dark'),
  }
  return (
    <div role="toolbar" aria-label={t('Preview')} className="flex flex-wrap items-center gap-x-1 gap-y-2">
      {devices.map((device) => (
        <IconButton
          key={device}
          size="sm"
          label={names[device]}
          icon={icons[device]}
          pressed={view.device === device}
          onClick={() => show({ device })}
          className={view.device === device ? 'bg-selected' : undefined}
        />
      ))}
      <IconButton
        size="sm"
        label={t('Rotate')}
        icon={<RotateCw />}
        pressed={view.isRotated}
        disabled={view.device === 'desktop'}
        onClick={() => show({ isRotated: !view.isRotated })}
      />
      <Divider />
      {modes.map((mode) => (
        <IconButton
          key={mode}
          size="sm"
          label={names[mode]}
          icon={mode === 'light' ? <Sun /> : <Moon />}
          pressed={view.mode === mode}
          disabled={view.themeId !== undefined}
          onClick={() => show({ mode })}
          className={view.mode === mode && view.themeId === undefined ? 'bg-selected' : undefined}
        />
      ))}
      <Divider />
      <VisitorButtons />
      <LanguageMenu />
      <CompareButton />
    </div>
  )
}

const Divider = () => <span aria-hidden className="mx-1 h-6 border-s border-divider" />

/** Whose site the page shows; a member has the roles of a new account. */
function VisitorButtons() {
  const { t } = useTranslation()
  const [view, show] = useView()
  const { data: roles, isError } = useQuery(appearanceQueries.roles)
  const { kind } = shownVisitor(view)
  const member = newMember(roles)
  return (
    <>
      <IconButton
        size="sm"
        label={t('Guest')}
        icon={<UserRoundX />}
        pressed={kind === 'guest'}
        disabled={view.showsLanding}
        onClick={() => show({ visitor: { kind: 'guest' } })}
        className={kind === 'guest' ? 'bg-selected' : undefined}
      />
      <IconButton
        size="sm"
        label={t('Member')}
        title={isError ? t("The roles of members couldn't be loaded") : t('Member')}
        icon={<UserRound />}
        pressed={kind === 'member'}
        disabled={view.showsLanding || !member}
        onClick={() => member && show({ visitor: member })}
        className={kind === 'member' ? 'bg-selected' : undefined}
      />
    </>
  )
}

/** The languages of the site; the page loads again in the chosen one. */
function LanguageMenu() {
  const { t, language } = useTranslation()
  const [view, show] = useView()
  const languages = useSiteLanguages()
  const label = t('Language of the preview')
  if (languages.length === 0) return null
  const entries = languages.map(({ code, name }) => ({
    id: code,
    label: name,
    onSelect: () => show({ language: code }),
  }))
  return (
    <Menu
      label={label}
      groups={[{ id: 'languages', entries, selectedId: view.language ?? language }]}
      trigger={(trigger) => <IconButton {...trigger} size="sm" label={label} icon={<Languages />} />}
    />
  )
}

/** Shows the saved appearance while it is held, by pointer or key. */
function CompareButton() {
  const { t } = useTranslation()
  const [, show] = useView()
  const hasChanges = useDraftState(isChanged)
  const hold = () => show({ showsSaved: true })
  const release = () => show({ showsSaved: false })
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={!hasChanges}
      title={t('Hold to see what is saved')}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && hold()}
      onKeyUp={release}
      onBlur={release}
      className="ms-auto select-none"
    >
      <Eye aria-hidden className="size-4" />
      {t('Compare')}
    </Button>
  )
}
