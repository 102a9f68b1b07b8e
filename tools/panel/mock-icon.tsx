/** Three sliders: the panel's icon. */
export function MockIcon() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden className="mark">
      <path d="M5 4v16M12 4v16M19 4v16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" opacity="0.45" />
      <path d="M5 15v.01M12 8v.01M19 13v.01" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
    </svg>
  )
}
