import { AvatarField } from '@/core/shared/avatar/avatar-field'

import type { Story } from '../story'

const FACE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Crect width="10" height="10" fill="%23f5bb54"/%3E%3Ccircle cx="5" cy="4" r="2" fill="%237a4a63"/%3E%3C/svg%3E'

const nothing = () => {}

/** @see AvatarField */
export const story: Story = {
  title: 'AvatarField',
  states: {
    'Without a picture': () => <AvatarField name="Anna Ozola" src={null} onPick={nothing} />,
    'With a picture': () => <AvatarField name="Anna Ozola" src={FACE} onPick={nothing} onRemove={nothing} />,
    Uploading: () => <AvatarField name="Anna Ozola" src={FACE} onPick={nothing} onRemove={nothing} pending />,
    'With a server error': () => (
      <AvatarField name="Anna Ozola" src={FACE} onPick={nothing} onRemove={nothing} error="Attēls ir pārāk liels." />
    ),
    'Without permission': () => (
      <AvatarField name="Anna Ozola" src={null} onPick={nothing} error="Šo attēlu tu mainīt nedrīksti." />
    ),
    'In a narrow container': () => (
      <div className="max-w-2xs">
        <AvatarField name="Anna Ozola" src={FACE} onPick={nothing} onRemove={nothing} />
      </div>
    ),
  },
}
