import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Searches a combo box by a name, and chooses the first option once the results of an earlier search are gone. */
export async function chooseOption(user: UserEvent, field: HTMLElement, name: string): Promise<void> {
  await user.click(field)
  await user.paste(name)
  await waitFor(() => {
    for (const option of screen.getAllByRole('option')) expect(option).toHaveTextContent(name)
  })
  await user.click(screen.getAllByRole('option')[0] ?? document.body)
}
