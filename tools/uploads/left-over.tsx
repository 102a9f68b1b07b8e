import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'

import type { Left } from './mock'
import { Section } from './section'
import { useWords } from './words'

type LeftOverProps = { left: Left; isBroken: boolean; onLook: () => void }

/** What uploads have left lying on the server. */
export function LeftOver({ left, isBroken, onLook }: LeftOverProps) {
  const words = useWords()
  const kinds = [
    { label: words.leftTus, keys: left.tus },
    { label: words.leftParts, keys: left.parts },
    { label: words.leftObjects, keys: left.objects },
  ].filter(({ keys }) => keys.length > 0)
  return (
    <Section
      heading={words.left}
      action={
        <Button variant="outline" onClick={onLook}>
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
