import { Apple, MicVocal, MonitorSmartphone, Play, ToyBrick } from 'lucide-react'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { paths } from '@/core/platform/navigation/paths'
import { siteName } from '@/core/platform/settings/site-name'
import { PublicPage } from '@/core/shared/screen/public-page'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { PhonePicture } from './phone-picture'
import { PROMO_LANGUAGE, promoTexts } from './promo-texts'
import { storeLinks } from './store-links'

const featureIcons = [ToyBrick, MicVocal, MonitorSmartphone]

/** The mobile app: what it offers and where to get it, in Latvian (spec section 2). */
export function Screen() {
  usePageTitle(promoTexts.title)
  usePageMeta({ path: paths.appPromo.link(), description: promoTexts.lead })
  return (
    <PublicPage menu="custom-page-navbar">
      <div lang={PROMO_LANGUAGE} className="space-y-8">
        <div className="grid items-center gap-8 overflow-hidden rounded-panel bg-chip px-6 pt-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:px-12 md:pt-12">
          <header className="space-y-5 md:pb-12">
            <h1 className="text-4xl">{promoTexts.heading}</h1>
            <p className="max-w-prose text-lg">{promoTexts.lead}</p>
            <StoreLinks />
          </header>
          <PhonePicture />
        </div>
        <ul className="grid gap-4 md:grid-cols-3">
          {promoTexts.features.map(({ title, text }, index) => {
            const Icon = featureIcons[index]
            return (
              <li key={title} className="space-y-2 rounded-panel bg-paper p-6 shadow-raised">
                {Icon && <Icon aria-hidden className="size-8 text-primary" />}
                <h2 className="text-xl">{title}</h2>
                <p className="text-muted">{text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </PublicPage>
  )
}

/** Links to the stores, as badges of our own: the stores license theirs to the developers of apps only. */
function StoreLinks() {
  const site = siteName(useSettings())
  return (
    <ul aria-label={promoTexts.stores} className="flex flex-wrap gap-3">
      {storeLinks.map(({ id, lead, store, url }) => {
        const Icon = id === 'apple' ? Apple : Play
        return (
          <li key={id}>
            <a
              href={url(site)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-target items-center gap-3 rounded-input bg-primary px-5 py-2.5 text-on-primary hover:bg-primary-dark"
            >
              <Icon aria-hidden className="size-7 shrink-0" />
              <span className="leading-tight">
                <span className="block text-sm">{lead} </span>
                <span className="block text-lg font-extrabold">{store}</span>
                <span className="sr-only"> ({promoTexts.newTab})</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
