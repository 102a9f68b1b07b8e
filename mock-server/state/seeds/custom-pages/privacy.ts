import type { MockCustomPage } from '../../store/page-rows'
import { personas } from '../personas'

/** Privacy policy; the registration form links to it. */
export const privacy: MockCustomPage = {
  id: 2,
  slug: 'privatuma-politika',
  title: 'Privātuma politika',
  meta: [],
  type: 'default',
  user_id: personas.admin.id,
  body: `<p>Mēs glabājam tikai to, kas vajadzīgs, lai mūzika skanētu. Bērniem reklāmas nerādām.</p>
<h2>Kādus datus glabājam</h2>
<table>
<caption>Dati un to glabāšanas laiks</caption>
<thead><tr><th scope="col">Dati</th><th scope="col">Kam tie vajadzīgi</th><th scope="col">Pamats</th><th scope="col">Cik ilgi glabājam</th></tr></thead>
<tbody>
<tr><th scope="row">E-pasta adrese</th><td>Lai ienāktu kontā un saņemtu rēķinus</td><td>Līgums</td><td>Līdz konta dzēšanai</td></tr>
<tr><th scope="row">Klausīšanās vēsture</th><td>Lai ieteiktu dziesmas un samaksātu autoriem</td><td>Leģitīmās intereses</td><td>24 mēneši</td></tr>
<tr><th scope="row">Maksājumi</th><td>Grāmatvedībai</td><td>Likums</td><td>5 gadi</td></tr>
<tr><th scope="row">Ierīces un sesijas</th><td>Lai tu redzētu, kur esi ienācis</td><td>Leģitīmās intereses</td><td>90 dienas</td></tr>
</tbody>
</table>
<h2>Sīkdatnes</h2>
<p>Izmantojam tikai nepieciešamās sīkdatnes: <code>XSRF-TOKEN</code>, sesijas sīkdatni un izvēlēto izskatu.</p>
<h2>Tavas tiesības</h2>
<ul>
<li>Uzzināt, kādi dati par tevi glabājas.</li>
<li>Labot tos <a href="/account-settings">konta iestatījumos</a>.</li>
<li>Dzēst kontu kopā ar visiem datiem.</li>
<li>Iesniegt sūdzību <a href="https://www.dvi.gov.lv/" target="_blank">Datu valsts inspekcijā</a>.</li>
</ul>
<hr>
<p><small>Spēkā no 2026. gada 4. maija.</small></p>`,
  created_at: '2026-01-12T08:00:00.000000Z',
  updated_at: '2026-05-04T09:30:00.000000Z',
}
