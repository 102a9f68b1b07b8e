import { SafeHtml } from '@/ui/html/safe-html'

import type { Story } from '../story'

const PAGE = `
<h2>Par bērnu dziesmām</h2>
<p>Mēs <strong>dziedam</strong> un <em>dejojam</em> kopš 1998. gada. Raksti mums: <a href="mailto:sveiki@dziesma.test">sveiki@dziesma.test</a>
vai <a href="https://example.test" target="_blank">skaties vairāk</a>.</p>
<ul><li>Aijā, žūžū</li><li>Kas dārzā</li></ul>
<ol><li>Atver vietni</li><li>Izvēlies dziesmu</li></ol>
<blockquote><p>Dziesmai šodien liela diena.</p></blockquote>
<pre><code>npm start -- --port 8000 --un-vel-kads-pavisam-gars-parametrs-kas-neietilpst-rindā</code></pre>
<h3>Cenas</h3>
<table><thead><tr><th scope="col">Plāns</th><th scope="col">Cena</th></tr></thead><tbody><tr><td>Ģimene</td><td>4,99 €</td></tr></tbody></table>`

const HOSTILE = `<p style="position:fixed;inset:0" class="fixed inset-0" onclick="document.title='ļauns'">Paliek tikai vārdi.</p>
<img src="data:image/png,x" alt="" onerror="document.title='ļauns'"><script>document.title='ļauns'</script><form><input name="parole"></form>`

/** @see SafeHtml */
export const story: Story = {
  title: 'SafeHtml',
  states: {
    'With a page of text': () => <SafeHtml html={PAGE} />,
    'With hostile HTML': () => <SafeHtml html={HOSTILE} />,
  },
}
