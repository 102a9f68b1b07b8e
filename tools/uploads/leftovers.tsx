import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'

import type { Leftovers as LeftoversOnServer } from './mock'
import { Section } from './section'
import { useWords } from './words'

type LeftoversProps = { leftovers: LeftoversOnServer; isBroken: boolean; onRefresh: () => void }

/** Lists unfinished uploads and orphaned objects on the server. */
export function Leftovers({ leftovers, isBroken, onRefresh }: LeftoversProps) {
  const words = useWords()
  const kinds = [
    { label: words.leftTus, keys: leftovers.tus },
    { label: words.leftParts, keys: leftovers.parts },
    { label: words.leftObjects, keys: leftovers.objects },
  ].filter(({ keys }) => keys.length > 0)
  return (
    <Section
      heading={words.left}
      action={
        <Button variant="outline" onClick={onRefresh}>
          {words.look}
        </Button>
      }
    >
      <p className="text-muted">{words.leftHint}</p>
      {isBroken && <Notice>{words.broken}</Notice>}
      {kinds.length === 0 && <p className="font-semibold">{words.nothingLeft}</p>}
      {kinds.map(({ label, keys }) => (
        <div key={label} className="grid gap-1">
          <h3 className="font-bold">{label}</h3>
          <ul className="grid gap-1 font-mono text-sm">
            {keys.map((key) => (
              <li key={key} className="break-all">
                {key}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}
