/** One petal of auseklis, the morning star of Latvian mittens; the star is this, mirrored and turned. */
const PETAL = 'M.9-1.8v-8l8.4-8.4v8z'

/** The ornament that keeps an empty place company, in the colour of the text around it. */
export function StarOrnament({ className }: { className?: string }) {
  return (
    <svg viewBox="-20 -20 40 40" fill="currentColor" aria-hidden className={className}>
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={PETAL} />
          <path d={PETAL} transform="scale(-1 1)" />
        </g>
      ))}
    </svg>
  )
}
