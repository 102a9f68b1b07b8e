import { ChartLine, Upload } from 'lucide-react'

import type { Translation } from '@/core/platform/i18n/translation'
import { paths } from '@/core/platform/navigation/paths'
import type { NothingYet } from '@/core/shared/data-table/no-rows'
import type { Rights } from '@/core/shared/records/use-rights'
import { LinkButton } from '@/ui/buttons/link-button'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

/** Entry of a row's menu that opens the plays of an album or a song. */
export const insightsAction = ({ t }: Translation, kind: 'album' | 'track', id: number): MenuEntry => ({
  id: 'insights',
  label: t('Plays'),
  icon: <ChartLine aria-hidden className="size-5" />,
  to: paths.backstage.link(`insights/${kind}/${id}`),
})

/** Empty state of a list of music, with the way to upload for users who may. */
export const noMusicYet = (
  { t }: Translation,
  rights: Rights,
  { title, icon }: Required<Pick<NothingYet, 'title' | 'icon'>>,
) => ({
  title,
  icon,
  message: rights.create
    ? t('Upload your songs: they show up here as soon as they are published.')
    : t("Your account can't upload music. Write to us if you think it should."),
  action: rights.create && (
    <LinkButton to={paths.backstage.link('upload')}>
      <Upload aria-hidden className="size-5" />
      {t('Upload music')}
    </LinkButton>
  ),
})
