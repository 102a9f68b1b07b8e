import { type MutationState, useMutationState } from '@tanstack/react-query'

import type { ApiError } from '@/core/platform/api/api-error'

import type { Tool } from './queries'

/** A run of a tool: under way, or ended with its result or error. */
export type ToolRun<Input, Result> = MutationState<Result, ApiError, Input>

/** Returns the tool's latest run in this session, also one that was started on another page. */
export function useLastRun<Input, Result>({ mutationKey }: Tool<Input, Result>): ToolRun<Input, Result> | undefined {
  const runs = useMutationState({
    filters: { mutationKey, exact: true },
    select: ({ state }) => state as ToolRun<Input, Result>,
  })
  return runs.at(-1)
}
