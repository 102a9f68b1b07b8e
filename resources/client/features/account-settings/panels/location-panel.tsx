import { useQuery } from '@tanstack/react-query'

import type { Account } from '@/contract/account'

import { LanguageField } from '../components/language-field'
import { PanelQuery } from '../components/panel-query'
import { PlaceForm } from '../components/place-form'
import { accountQueries } from '../queries'

/** Language, country and time zone. */
export function LocationPanel({ account }: { account: Account }) {
  return (
    <PanelQuery query={useQuery(accountQueries.places)} height="h-72">
      {(lists) => (
        <div className="flex flex-col gap-5">
          <LanguageField localizations={lists.localizations} />
          <PlaceForm account={account} lists={lists} />
        </div>
      )}
    </PanelQuery>
  )
}
