import { AtSign } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useState } from 'react'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { enterText } from '@/lib/forms/fill-form'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

import { parentAddress } from '../parent-address'
import { familyEmails } from '../queries'

type ProfileEmailFieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'error'>

/** Email address of a new profile, with an offer for children who have none: an address of the parent's own. */
export function ProfileEmailField(field: ProfileEmailFieldProps) {
  const { t } = useTranslation()
  const mustVerify = useSettings().require_email_confirmation
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...field}
        type="email"
        label={t('Email')}
        description={
          <>
            {t('With its own email and password, the profile can also be used on other devices.')}{' '}
            {mustVerify &&
              t(
                "We'll send a code to this address. Nobody can listen with the profile until the code is entered, so use an address whose email you can read.",
              )}
          </>
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <ParentAddress isRefused={field.error !== undefined} />
    </div>
  )
}

const inputOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | null => {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : null
}

/** Fills in the parent's address with the child's name; another one if the server refused the current one. */
function ParentAddress({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation()
  const parentEmail = useUser()?.email ?? ''
  const [isPending, setPending] = useState(false)

  async function fill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): Promise<void> {
    setPending(true)
    const taken = await familyEmails()
    setPending(false)
    const input = inputOf(form, 'email')
    if (!input) return
    const address = parentAddress(parentEmail, inputOf(form, 'first_name')?.value ?? '', [
      ...taken,
      ...(isRefused ? [input.value] : []),
    ])
    if (address !== null) enterText(input, address)
    input.focus()
  }

  if (parentAddress(parentEmail, '', []) === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" size="sm" pending={isPending} onClick={(event) => void fill(event)}>
        <AtSign aria-hidden className="size-4" />
        {t('Use my address')}
      </Button>
      <p className="min-w-48 flex-1 text-sm text-muted">
        {t(
          "No email address? Add the child's name to yours: with most email providers, messages to it arrive in your own inbox.",
        )}
      </p>
    </div>
  )
}
