import type { MenuItem } from '@/contract/shapes/menus'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { visibleMenuItems } from '@/core/platform/navigation/menus'
import { classNames } from '@/lib/class-names'
import { buttonStyle, type ButtonVariant, textSizes } from '@/ui/buttons/button-style'
import { LinkButton } from '@/ui/buttons/link-button'
import { SvgTree } from '@/ui/pictures/svg-tree'

type CallToActionProps = { item: MenuItem | null | undefined; variant?: ButtonVariant; className?: string }

/**
 * A configured call to action; renders renders nothing for visitors without its roles and permissions (spec section 3).
 */
export function CallToAction({ item, variant = 'primary', className }: CallToActionProps) {
  const { tServer } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const [visible] = visibleMenuItems(item ? [item] : [], bootstrap)
  if (!visible?.label) return null
  const content = (
    <>
      {visible.icon && <SvgTree nodes={visible.icon} className="size-6 shrink-0" />}
      {tServer(visible.label)}
    </>
  )
  if (visible.type === 'route') {
    return (
      <LinkButton to={visible.action} variant={variant} size="lg" className={className}>
        {content}
      </LinkButton>
    )
  }
  return (
    <a
      href={visible.action}
      target={visible.target ?? undefined}
      rel="noopener noreferrer"
      className={classNames(buttonStyle(variant), textSizes.lg, className)}
    >
      {content}
    </a>
  )
}
