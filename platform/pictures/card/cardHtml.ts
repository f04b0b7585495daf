import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardPicture } from 'shared/domain/publicPages/cardPicture'
import { meadow } from 'shared/domain/publicPages/drawings'
import { hero } from 'shared/domain/publicPages/landing'
import { lightColours as light } from 'shared/design/tokens'
import { root } from '../../build/packages.ts'
import { fileName } from '../formats.ts'
import { picturesFolder } from '../picturesFolder.ts'

const dataUrl = (type: string, path: string): string =>
  `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`

const fontFace = (family: string, file: string): string =>
  `@font-face { font-family: ${family}; font-weight: 100 900; src: url(${dataUrl('font/woff2', `node_modules/@fontsource-variable/${file}`)}) }`

/** Fill colours of the hills behind the picture, from back to front: lighter than in the illustration. */
const hillColours = [light.background.sunk, light.primary.light]

const hillPaths = meadow.hills.map(({ path }, rank) => `<path d="${path}" fill="${hillColours[rank]}"/>`)

const style = `
${fontFace('Figtree', 'figtree/files/figtree-latin-wght-normal.woff2')}
${fontFace('Bitter', 'bitter/files/bitter-latin-wght-normal.woff2')}
* { box-sizing: border-box; margin: 0 }
body { position: relative; width: ${cardPicture.width}px; height: ${cardPicture.height}px; overflow: hidden; background: ${light.background.default}; color: ${light.text.primary}; font-family: Figtree }
.hills { position: absolute; left: 0; bottom: 0; width: 100%; height: 226px }
.words { position: absolute; inset: 60px auto auto 64px; width: 530px }
.logo { display: flex; align-items: center; gap: 16px; font-size: 38px; font-weight: 700; letter-spacing: -0.01em }
.logo img { width: 60px }
h1 { margin-top: 48px; font: 700 60px/1.12 Bitter }
p { margin-top: 28px; color: ${light.text.secondary}; font-size: 27px; line-height: 1.35; text-wrap: balance }
.screen { position: absolute; left: 640px; top: 88px; width: 880px; height: 600px; overflow: hidden; border: 1px solid ${light.divider}; border-radius: 18px; box-shadow: 0 32px 80px -24px rgb(34 48 43 / 0.4) }
.screen img { width: 100% }
`

/**
 * Returns the HTML of the page from which the preview picture of shared links is captured: name, purpose and agenda of
 * the product.
 */
export const cardHtml = (): string => `<!doctype html><html lang="fr"><style>${style}</style>
<svg class="hills" viewBox="0 44 176 52" preserveAspectRatio="none">${hillPaths.join('')}</svg>
<div class="words">
<div class="logo"><img alt="" src="${dataUrl('image/svg+xml', 'shell/src/icon.svg')}">Complice</div>
<h1>${hero.title}</h1>
<p>${cardPicture.lead}</p>
</div>
<div class="screen"><img alt="" src="${dataUrl('image/avif', join(picturesFolder, 'week', fileName('desk', 'light', 1280)))}"></div>
</html>`
