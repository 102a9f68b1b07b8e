import { ChevronRight } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'

import { useValue } from '../editor-context'
import { PanelGroup } from '../fields/panel-group'
import { usePlace, usePlaceButton } from '../use-place'
import { HomepageFields } from './homepage-fields'
import { LandingPanel } from './landing-panel'
import { type LandingPart, landingPartIds, landingParts, landingPlaceOf } from './landing-parts'

/** The page at `/`, and the parts of the landing page. */
export function HomepageSection() {
  const { t } = useTranslation()
  const { item } = usePlace()
  const { value: type } = useValue('homepage.type')
  const place = landingPlaceOf(item)
  if (place) return <LandingPanel place={place} />
  return (
    <>
      <HomepageFields />
      <PanelGroup title={t('Landing page')}>
        {type !== 'landingPage' && (
          <p className="text-sm text-muted">
            {t('Visitors don’t see it now: another home page is chosen. The preview shows it while you edit it.')}
          </p>
        )}
        <ul className="-mx-5 -mb-5 border-t border-divider">
          {landingPartIds.map((id) => (
            <PartRow key={id} id={id} />
          ))}
        </ul>
      </PanelGroup>
    </>
  )
}

function PartRow({ id }: { id: LandingPart }) {
  const { t } = useTranslation()
  const { open } = usePlace()
  const { title, icon: Icon } = landingParts[id]
  return (
    <li className="not-first:border-t not-first:border-divider">
      <button
        type="button"
        {...usePlaceButton(id)}
        onClick={() => open({ section: 'homepage', item: id })}
        className="flex min-h-target w-full items-center gap-4 px-5 py-3 text-start font-semibold -outline-offset-2 hover:bg-hover"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="min-w-0 flex-1">{t(title)}</span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </button>
    </li>
  )
}
