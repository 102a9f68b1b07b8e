/** Style sheet of the HTML report. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #1d1b22); --ink: light-dark(#26222d, #eeeaf2);
  --muted: light-dark(#5d5868, #b3adbd); --line: light-dark(#dedae4, #3b3744); --shade: light-dark(#f5f3f7, #27242d);
  --failed: light-dark(#b3261e, #ffb4ab); --passed: light-dark(#1b6b3a, #8fd8a8) }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 80rem; margin: 0 auto; padding: 2rem 1rem }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.2 }
p { margin: .25rem 0 }
.notes { color: var(--failed) }
dl { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 1rem 0 } dt { color: var(--muted) } dd { margin: 0 }
.section th { padding-top: 1.5rem; font-weight: 700; overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 1rem 1.5rem; margin: 1.5rem 0; padding: 1rem;
  background: var(--shade); border-radius: 12px }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; border: 0 }
legend { padding: 0; color: var(--muted) }
label { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem }
input[type=checkbox] { width: 1.25rem; height: 1.25rem }
select, input[type=search] { min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--muted); border-radius: 8px;
  background: var(--paper); color: inherit; font: inherit }
output { margin-inline-start: auto; color: var(--muted) }
.cases { overflow-x: auto }
table { width: 100%; border-collapse: collapse; text-align: start }
th, td { padding: .5rem .75rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400 }
thead th { color: var(--muted) }
td:first-child { white-space: nowrap }
td.failed, td.known { color: var(--failed); font-weight: 700 } td.passed { color: var(--passed) } td.skipped { color: var(--muted) }
ul { margin: .25rem 0; padding-inline-start: 1.25rem }
pre { overflow-x: auto; margin: .5rem 0 0; padding: .75rem; background: var(--shade); border-radius: 8px; font-size: .875rem }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
[hidden] { display: none !important }
@media (max-width: 40rem) { table, tbody, tr, td, tbody th { display: block } thead { display: none }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line) } th, td { border: 0; padding: .125rem 0 } }
`
