type Choice = { id: string; label: string; description: string }

type ChoiceListProps = {
  label: string
  choices: readonly Choice[]
  value: string | null
  onChoose: (id: string) => void
}

/** Buttons for one of several states; pressing applies it immediately. */
export function ChoiceList({ label, choices, value, onChoose }: ChoiceListProps) {
  return (
    <ul aria-label={label} className="choices">
      {choices.map(({ id, label: name, description }) => (
        <li key={id}>
          <button type="button" className="choice" aria-pressed={id === value} onClick={() => onChoose(id)}>
            <span className="choice-name">{name}</span>
            <span className="muted">{description}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
