import { LinkButton } from '@/ui/buttons/link-button'

import type { Story } from '../story'

/** @see LinkButton */
export const story: Story = {
  title: 'LinkButton',
  states: {
    'In every variant': () => (
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/">Ieiet</LinkButton>
        <LinkButton to="/" variant="outline">
          Nākamā lapa
        </LinkButton>
        <LinkButton to="/" variant="ghost" size="sm">
          Visi albumi
        </LinkButton>
      </div>
    ),
    Loading: () => (
      <LinkButton to="/" pending>
        Skatīt plānus
      </LinkButton>
    ),
    'With long text at the right edge': () => (
      <div className="flex justify-end">
        <LinkButton to="/">Atgriezties pie ģimenes profilu pārvaldības un iestatījumiem</LinkButton>
      </div>
    ),
  },
}
