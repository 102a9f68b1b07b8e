import { ChoiceList } from '../choice-list'
import type { MockChange, MockState } from '../mock-api'
import { changeMock } from '../use-mock'
import { humanize } from '../words'

/** Signs in as a persona. */
export function PeopleTab({ state }: { state: MockState }) {
  const choices = Object.entries(state.personas).map(([id, description]) => ({
    id,
    label: humanize(id),
    description,
  }))
  const signIn = (id: string) => void changeMock({ signInAs: id as MockChange['signInAs'] }, 'reload')
  return (
    <>
      <div className="row">
        <p className="muted grow">
          Signed in as <strong>{state.persona === null ? 'another account' : humanize(state.persona)}</strong>. Choosing
          a person reloads the page.
        </p>
        <button type="button" className="button" onClick={() => void changeMock({ expireSession: true }, 'stale')}>
          Expire session
        </button>
      </div>
      <ChoiceList label="Personas" choices={choices} value={state.persona} onChoose={signIn} />
    </>
  )
}
