import type { Settings } from '@/contract/settings'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type VisibleItem, visibleMenuItems } from '@/core/platform/navigation/menus'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { Link } from '@/ui/links/link'

/** Ids of the policies that a new user must accept, which name the checkboxes (backend contract, section 3). */
export const policyIdsOf = ({ registration }: Settings): string[] =>
  registration.policies.flatMap(({ id }) => (id === null || id === undefined || id === '' ? [] : [String(id)]))

type PolicyFieldsProps = { field: (name: string) => { name: string; error: string | undefined } }

/** An unticked checkbox for each of the site's policies, with a link to the policy. */
export function PolicyFields({ field }: PolicyFieldsProps) {
  const { t, tServer } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const { policies } = bootstrap.settings.registration
  return policyIdsOf(bootstrap.settings).map((id) => {
    const policy = policies.find((candidate) => String(candidate.id) === id)
    const [shown] = policy ? visibleMenuItems([policy], bootstrap) : []
    const name = tServer(policy?.label || id)
    return (
      <CheckboxField
        key={id}
        {...field(id)}
        required
        label={
          <>
            {t('I accept:')} {shown ? <PolicyLink policy={shown}>{name}</PolicyLink> : name}
          </>
        }
      />
    )
  })
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
