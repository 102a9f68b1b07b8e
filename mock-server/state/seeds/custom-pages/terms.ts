import type { MockCustomPage } from '../../store/page-rows'
import { personas } from '../personas'

/** Terms of service; the registration form links to them. */
export const terms: MockCustomPage = {
  id: 1,
  slug: 'lietosanas-noteikumi',
  title: 'Lietošanas noteikumi',
  meta: [],
  type: 'default',
  user_id: personas.admin.id,
  body: `<p>Šie noteikumi attiecas uz visiem, kas klausās mūziku vietnē Dziesma. Reģistrējoties tu tiem piekrīti.</p>
<h2>Konts</h2>
<ol>
<li>Kontu veido pilngadīga persona. Bērniem ir saistītie profili, ko izveido vecāki.</li>
<li>Paroli glabā pie sevis un nevienam to neatklāj.</li>
<li>Kontu vari dzēst jebkurā brīdī <a href="/account-settings#delete-account">konta iestatījumos</a>.</li>
</ol>
<h2>Abonements</h2>
<p>Cenas un maksāšanas biežums ir redzams <a href="/pricing">plānu lapā</a>. Abonements atjaunojas pats, līdz to atceļ.</p>
<ul>
<li>Atcelts abonements darbojas līdz apmaksātā laika beigām.</li>
<li>Ja maksājums neizdodas, mēs rakstām uz konta e-pastu.</li>
</ul>
<h2>Mūzika</h2>
<p>Dziesmas drīkst klausīties <strong>mājās, bērnudārzā un skolā</strong>. Tās nedrīkst pārdot vai publicēt citur.</p>
<blockquote><p>Dziedi līdzi, dejo un dalies ar prieku — bet autoru darbu ciensim visi.</p></blockquote>
<h2>Saziņa</h2>
<p>Ja kas nav skaidrs, raksti uz <a href="mailto:sveiki@dziesma.test">sveiki@dziesma.test</a>. Par datiem lasi
<a href="/pages/privatuma-politika">privātuma politikā</a>.</p>`,
  created_at: '2026-01-12T08:00:00.000000Z',
  updated_at: '2026-05-04T09:30:00.000000Z',
}
