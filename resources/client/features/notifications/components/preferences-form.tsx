import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useLeaveGuard } from '@/core/shared/forms/use-leave-guard'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { requestNotificationPermission, BROWSER_CHANNEL, type Choices, choicesOf, selectionsOf } from '../preferences'
import { type Subscriptions, updateSubscriptions } from '../queries'
import { PreferencesGrid } from './preferences-grid'

/** Chooses the channels of each kind of notification. */
export function PreferencesForm({ subscriptions }: { subscriptions: Subscriptions }) {
  const { t } = useTranslation()
  const [choices, setChoices] = useState(() => choicesOf(subscriptions))
  const update = useMutation(updateSubscriptions)
  const isChanged =
    JSON.stringify(selectionsOf(choices, subscriptions)) !==
    JSON.stringify(selectionsOf(choicesOf(subscriptions), subscriptions))
  useLeaveGuard(isChanged)

  /** Requests the browser's permission only on this click; without it the channel stays off (spec section 4). */
  async function change(next: (before: Choices) => Choices, channel: string, isOn: boolean): Promise<void> {
    if (channel === BROWSER_CHANNEL && isOn) {
      const permission = await requestNotificationPermission()
      if (permission === 'blocked')
        toast.danger(t('Notifications blocked. Please enable them for this site from browser settings.'))
      if (permission !== 'allowed') return
    }
    setChoices(next)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (update.isPending) return
    const body = { selections: selectionsOf(choices, subscriptions) }
    update.mutate({ body }, { onSuccess: () => toast.positive(t('Updated preferences')) })
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <PreferencesGrid
        subscriptions={subscriptions}
        choices={choices}
        onChange={(...changed) => void change(...changed)}
      />
      <Button type="submit" pending={update.isPending} className="self-start max-md:self-stretch">
        {t('Update preferences')}
      </Button>
    </form>
  )
}
