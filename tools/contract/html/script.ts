/** Script of the HTML report: filters the rows, and keeps the filter in the URL's fragment. */
export const REPORT_SCRIPT = `
const form = document.getElementById('filters')
const rows = [...document.querySelectorAll('tr[data-outcome]')]
function filter() {
  const data = new FormData(form)
  const outcomes = data.getAll('outcome')
  const group = data.get('group')
  const text = data.get('text').toLowerCase()
  let shown = 0
  for (const row of rows) {
    const matches = outcomes.includes(row.dataset.outcome) && (!group || row.dataset.group === group) &&
      row.textContent.toLowerCase().includes(text)
    row.hidden = !matches
    if (matches) shown += 1
  }
  for (const head of document.querySelectorAll('tr.section'))
    head.hidden = !head.parentElement.querySelector('tr[data-outcome]:not([hidden])')
  document.getElementById('count').textContent = shown + ' of ' + rows.length + ' cases'
}
form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
filter()
`
