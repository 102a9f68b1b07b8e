import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { ParentsOnly } from '@/core/shared/child/parents-only'
import { PublicPage } from '@/core/shared/screen/public-page'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'
import { SongScene } from '@/ui/pictures/song-scene'

import { ContactForm } from './contact-form'

/** `/contact`: a message to the site's owner (spec section 2, "Contact"); for a child, behind the parental gate. */
export const Screen = () => (
  <PublicPage menu="contact-us-page">
    <ParentsOnly>
      <Content />
    </ParentsOnly>
  </PublicPage>
)

function Content() {
  const { t } = useTranslation()
  usePageTitle(t('Contact us'))
  usePageMeta({ path: paths.contact.link() })
  return (
    <div className="grid overflow-hidden rounded-panel bg-paper shadow-raised md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="space-y-6 p-5 md:p-10">
        <header className="space-y-2">
          <h1 className="text-3xl">{t('Contact us')}</h1>
          <p className="text-muted">{t("Questions, ideas or a problem? Write to us, and we'll answer by email.")}</p>
        </header>
        <ContactForm />
      </div>
      <div className="relative hidden bg-background-alt md:block">
        <SongScene className="absolute inset-0 size-full" />
      </div>
    </div>
  )
}
