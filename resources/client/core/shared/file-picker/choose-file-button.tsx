import type { LucideIcon } from 'lucide-react'

import { FILE_PERMISSIONS } from '@/contract/shapes/file-permissions'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'

type ChooseFileButtonProps = {
  Icon: LucideIcon
  /** Opens the files; may throw. */
  choose: () => Promise<void>
  className?: string
}

/** Button that opens the site's files; only for users who may see them. */
export function ChooseFileButton({ Icon, choose, className }: ChooseFileButtonProps) {
  const { t } = useTranslation()
  const mayView = usePermission(`${FILE_PERMISSIONS}.view`)
  if (!mayView) return null
  return (
    <Button variant="ghost" onClick={() => void choose().catch(announceFailure)} className={className}>
      <Icon aria-hidden className="size-5" />
      {t('Choose from files')}
    </Button>
  )
}
