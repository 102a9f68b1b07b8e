import type { MockCustomPage } from '../../store/page-rows'
import { personas } from '../personas'

/** A page with everything that the editor can write; it starts with a heading of the first level. */
export const about: MockCustomPage = {
  id: 3,
  slug: 'par-mums',
  title: 'Par mums',
  meta: [],
  type: 'default',
  user_id: personas.admin.id,
  body: `<p>Dziesma ir vieta, kur latviešu bērnu mūzika dzīvo kopā: šūpuļdziesmas, rotaļas, skaitāmpanti un jauni albumi.</p>
<h1>Kā viss sākās</h1>
<p>2019. gadā divi vecāki meklēja, kur <em>bez reklāmām</em> noklausīties „Aijā, žūžū”. Neatrada. Tā radās
<strong>pirmais saraksts</strong> ar divdesmit dziesmām.</p>
<figure><img src="storage/album_images/2.svg" alt="Albuma vāks" width="480" height="480"><figcaption>Viens no pirmajiem vākiem.</figcaption></figure>
<blockquote><p>Bērns, kurš dzied, nekad nav viens.</p><p><cite>Vecmāmiņas sakāmvārds</cite></p></blockquote>
<h2>Ko mēs darām</h2>
<ul>
<li>Ierakstām kopā ar koriem un ansambļiem.
<ul><li>Bērnu kori</li><li>Mājas muzicētāji</li></ul>
</li>
<li>Veidojam <a href="/izlases">izlases</a> rītam, dienai un vakaram.</li>
<li>Parādām vārdus, lai varētu dziedāt līdzi.</li>
</ul>
<h2>Dziesma skaitļos</h2>
<table>
<thead><tr><th scope="col">Gads</th><th scope="col">Albumi</th><th scope="col">Dziesmas</th></tr></thead>
<tbody>
<tr><td>2022</td><td>40</td><td>420</td></tr>
<tr><td>2024</td><td>120</td><td>1180</td></tr>
<tr><td>2026</td><td>200</td><td>2000</td></tr>
</tbody>
</table>
<h3>Iegulšana citā lapā</h3>
<p>Ikvienu albumu var ielikt savā vietnē:</p>
<pre><code>&lt;iframe src="https://dziesma.test/album/2/-/-/embed"
        width="100%" height="352"&gt;&lt;/iframe&gt;</code></pre>
<h3>Sadarbība</h3>
<dl><dt>Mūziķiem</dt><dd>Sūti ierakstu, un mēs noklausīsimies katru.</dd><dt>Bērnudārziem</dt><dd>Raksti, ja vajag abonementu grupai.</dd></dl>
<hr>
<p>Lasi arī <a href="/pages/lietosanas-noteikumi">lietošanas noteikumus</a> un apciemo
<a href="https://www.example.com/dziesma" target="_blank">mūsu draugus</a>.</p>`,
  created_at: '2026-02-01T10:00:00.000000Z',
  updated_at: '2026-06-20T12:00:00.000000Z',
}
