import { Heart } from 'lucide-react'

import { Button } from '@/ui/buttons/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Notice } from '@/ui/feedback/notice'

import type { Story } from '../story'

/** @see EmptyState, ErrorState and Notice */
export const story: Story = {
  title: 'EmptyState, ErrorState and Notice',
  states: {
    Empty: () => (
      <EmptyState title="Šeit vēl nav dziesmu" action={<Button>Atrast dziesmas</Button>}>
        Pievieno pirmo, un tā gaidīs tevi šeit.
      </EmptyState>
    ),
    'Empty with an icon': () => (
      <EmptyState icon={<Heart className="size-20" />} title="Tev vēl nekas nav iepaticies" action={null} />
    ),
    'A page that does not exist': () => <EmptyState picture="missing" title="Šādas lapas nav" action={null} />,
    'Without permission': () => <EmptyState picture="denied" title="Tev nav tiesību to skatīt" action={null} />,
    'Without a connection': () => (
      <ErrorState picture="offline" title="Nav savienojuma" retryLabel="Mēģināt vēlreiz" onRetry={() => {}} />
    ),
    'With an error': () => (
      <ErrorState
        title="Neizdevās ielādēt"
        message="Pārbaudi savienojumu un mēģini vēlreiz."
        retryLabel="Mēģināt vēlreiz"
        onRetry={() => {}}
      />
    ),
    'With an error and long text': () => (
      <ErrorState
        title="Pašlaik neizdodas ielādēt visus tavus saglabātos atskaņošanas sarakstus"
        message="Serveris neatbild jau vairāk nekā trīsdesmit sekundes. Ja tas turpinās, lūdzu, sazinies ar mums."
        retryLabel="Mēģināt ielādēt vēlreiz"
        onRetry={() => {}}
      />
    ),
    'Notice above a form': () => <Notice>Šī adrese un parole nesader. Pārbaudi tās un mēģini vēlreiz.</Notice>,
  },
}
