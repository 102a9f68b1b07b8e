import { type ComponentType, useEffect, useState } from 'react'

import { useTranslation } from '@/core/i18n/use-translation'
import { useSettings } from '@/core/settings/use-settings'
import { classNames } from '@/lib/class-names'
import { Skeleton } from '@/ui/feedback/skeleton'

const load = () => import('./social-block').then(({ SocialBlock }) => SocialBlock)

/** Below a form: the accounts elsewhere that one may sign in with. The form does not wait for their code, but keeps their place. */
export function SocialSignIn() {
  const { t } = useTranslation()
  const { social } = useSettings()
  const count = [social.google, social.facebook, social.twitter, social.envato].filter(({ enable }) => enable).length
  const [Block, setBlock] = useState<ComponentType | null>()
  useEffect(() => {
    if (count > 0) load().then((block) => setBlock(() => block), () => setBlock(null))
  }, [count])
  if (count === 0 || Block === null) return null
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-divider after:h-px after:flex-1 after:bg-divider">
        {t('or')}
      </p>
      <div className={classNames(social.compact_buttons ? 'flex justify-center gap-4' : 'grid grid-cols-2 gap-3')}>
        {Block ? <Block /> : placesOf(count).map((place) => <Skeleton key={place} className="h-target w-target min-w-full rounded-button" />)}
      </div>
    </div>
  )
}

const placesOf = (count: number): string[] => Array.from({ length: count }, (_, place) => `place ${place}`)
