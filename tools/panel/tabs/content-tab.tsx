import { ChoiceList } from '../choice-list'
import type { MockChange, MockState } from '../mock-api'
import { changeMock } from '../use-mock'
import { humanize } from '../words'

/** Restarts the world with the content of a scenario, for the same person. */
export function ContentTab({ state }: { state: MockState }) {
  const choices = Object.entries(state.scenarios).map(([id, description]) => ({
    id,
    label: humanize(id),
    description,
  }))
  const restart = (scenario: string) =>
    void changeMock(
      {
        scenario: scenario as MockChange['scenario'],
        signInAs: (state.persona ?? 'guest') as MockChange['signInAs'],
        faults: state.faults,
        latency: state.latency,
      },
      'reload',
    )
  return (
    <>
      <p className="muted">
        Choosing a scenario restarts this world: person and faults stay, everything else starts fresh.
      </p>
      <ChoiceList label="Scenarios" choices={choices} value={state.scenario} onChoose={restart} />
    </>
  )
}
