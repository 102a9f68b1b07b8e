import type { Settings } from '@/contract/shapes/settings'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type VisibleItem, visibleMenuItems } from '@/core/platform/navigation/menus'
import { Link } from '@/ui/links/link'

/** Ids of the policies that a new user must accept, which name the checkboxes (backend contract, section 3). */
export const policyIdsOf = ({ registration }: Settings): string[] =>
  registration.policies.flatMap(({ id }) => (id === null || id === undefined || id === '' ? [] : [String(id)]))

/** Name of a policy, as a link to it where it has a page. */
export function PolicyName({ id }: { id: string }) {
  const { tServer } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const policy = bootstrap.settings.registration.policies.find((candidate) => String(candidate.id) === id)
  const [policyItem] = policy ? visibleMenuItems([policy], bootstrap) : []
  const name = tServer(policy?.label || id)
  return policyItem ? <PolicyLink policy={policyItem}>{name}</PolicyLink> : name
}

/** Opens in a new tab, so that the form keeps its input. */
function PolicyLink({ policy: { type, action }, children }: { policy: VisibleItem; children: string }) {
  const look = {
    target: '_blank',
    rel: 'noopener noreferrer',
    className: 'font-bold text-primary underline underline-offset-4',
  }
  return type === 'route' ? (
    <Link to={action} {...look}>
      {children}
    </Link>
  ) : (
    <a href={action} {...look}>
      {children}
    </a>
  )
}
