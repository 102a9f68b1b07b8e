import { useMutation } from '@tanstack/react-query'

import { Button } from '@/ui/buttons/button'

import { LastRun } from './last-run'
import type { Tool } from './queries'
import { useLastRun } from './use-last-run'

type RunButtonProps<Input, Result> = {
  tool: Tool<Input, Result>
  input: Input
  label: string
  /** Names what a run was about, for a tool that can do several things. */
  describe?: (input: Input) => string
}

/** Starts a tool of the server, and shows what became of its last run. */
export function RunButton<Input, Result>({ tool, input, label, describe }: RunButtonProps<Input, Result>) {
  const { mutate } = useMutation(tool)
  const run = useLastRun(tool)
  return (
    <>
      <Button
        variant="outline"
        className="self-start"
        pending={run?.status === 'pending'}
        onClick={() => mutate(input)}
      >
        {label}
      </Button>
      <LastRun run={run} about={run?.variables !== undefined ? describe?.(run.variables) : undefined} />
    </>
  )
}
