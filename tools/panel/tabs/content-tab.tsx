import { ChoiceList } from '../choice-list'
import type { MockChange, MockState } from '../mock-api'
import { changeMock } from '../use-mock'
import { humanize } from '../words'

const choicesOf = (descriptions: Record<string, string>, labelOf: (id: string) => string) =>
  Object.entries(descriptions).map(([id, description]) => ({ id, label: labelOf(id), description }))

/** Restarts the world with the content of a scenario, for the same person, or switches the backend's release. */
export function ContentTab({ state }: { state: MockState }) {
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
  const speak = (release: string) => void changeMock({ release: release as MockChange['release'] }, 'reload')
  return (
    <>
      <p className="muted">
        Choosing a scenario restarts this world: person, faults and release stay, everything else starts fresh.
      </p>
      <ChoiceList
        label="Scenarios"
        choices={choicesOf(state.scenarios, humanize)}
        value={state.scenario}
        onChoose={restart}
      />
      <p className="muted">A release of the backend spells the same data differently.</p>
      <ChoiceList
        label="Releases"
        choices={choicesOf(state.releases, (id) => `Release ${id}`)}
        value={state.release}
        onChoose={speak}
      />
    </>
  )
}
