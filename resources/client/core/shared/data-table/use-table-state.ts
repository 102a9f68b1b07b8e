import { useLocation, useSearchParams } from 'react-router-dom'

import { changedState, readTableState, type TableChoices, type TableState, writeTableState } from './table-state'

/** Marks an address that was made by typing a search, in its history entry. */
const TYPING = 'typing a search'

/** A table's state and the way to change it. */
export type TableControl = {
  state: TableState
  /** Changes parts of it; all but a change of page lead to the first page. */
  change: (change: Partial<TableState>) => void
}

/**
 * A table's state, kept in the address: a link shows the same rows, and going back restores them. Every change is a step back,
 * but a search that is typed on is one step.
 */
export function useTableState(choices: TableChoices): TableControl {
  const [params, setParams] = useSearchParams()
  const isTypedOn = (useLocation().state as unknown) === TYPING
  const state = readTableState(params, choices)
  const change = (part: Partial<TableState>) => {
    const isTyping = Object.keys(part).join() === 'query'
    setParams(writeTableState(params, changedState(state, part)), {
      replace: isTyping && isTypedOn,
      state: isTyping ? TYPING : undefined,
    })
  }
  return { state, change }
}
