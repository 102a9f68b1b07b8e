import type { MockSettings } from '../store/db'

/** A banner like an ad network's code: a link, a style and a script that draws it. */
const banner = (name: string, width: number, height: number): string => `
<style>.ad{box-sizing:border-box;width:${width}px;max-width:100%;height:${height}px;margin:auto;display:flex;align-items:center;justify-content:center;border-radius:16px;background:#1a6248;color:#fffcf3;font:700 18px system-ui,sans-serif;text-decoration:none}</style>
<a class="ad" href="https://reklama.example/${name}" id="ad"></a>
<script>document.getElementById('ad').textContent = 'Koncerts bērniem 24. jūnijā'</script>`

/** An ad in every slot (product spec, section 9). */
export const ads: MockSettings['ads'] = {
  general_top: banner('top', 728, 90),
  general_bottom: banner('bottom', 728, 120),
  artist_top: banner('artist-top', 970, 90),
  artist_bottom: banner('artist-bottom', 430, 240),
  album_above: banner('album', 728, 90),
}
