import { describe, expect, it } from '@jest/globals'
import { findEmbedBase } from './loaderAddress.ts'

const embedUrl = 'https://complice.example/embed/v1/'
const partnerBundleUrl = 'https://cabinet.example/wp-content/cache/all-4f2a.min.js'
const pageStack = 'Error\n    at https://cabinet.example/index.html:12:9'
const moduleStack = `Error\n    at define (${embedUrl}embed.js:1:211)\n    at ${embedUrl}embed.js:1:998`
const firefoxStack = `define@${embedUrl}embed.js:1:211\n@${embedUrl}embed.js:1:998\n`

describe('the URL of the embed', () => {
  it.each<[caseName: string, origin: string | null, texts: (string | undefined)[], base: string]>([
    ['is in the URL of the script', null, [`${embedUrl}embed.js`, pageStack], embedUrl],
    ['is in the URL of the script with a version', null, [`${embedUrl}embed.js?ver=6.4`, pageStack], embedUrl],
    ['is in the stack of a module, in Chromium', null, [undefined, moduleStack], embedUrl],
    ['is in the stack of `import()`, in Firefox', null, [undefined, firefoxStack], embedUrl],
    ['is in the attribute when the script is inlined', 'https://complice.example', ['', pageStack], embedUrl],
    [
      "is in the attribute when the script is part of the partner's bundle",
      'https://complice.example',
      [partnerBundleUrl, pageStack],
      embedUrl,
    ],
    ['is in the attribute with a trailing slash', 'https://complice.example/', [partnerBundleUrl, pageStack], embedUrl],
    ['is unknown when the script is inlined without the attribute', null, ['', pageStack], ''],
    [
      "is unknown when the script is part of the partner's bundle without the attribute",
      null,
      [partnerBundleUrl, pageStack],
      '',
    ],
    [
      'is unknown when the partner serves a copy of the script',
      null,
      ['https://cabinet.example/cache/embed/v1/embed.js'],
      '',
    ],
    ['is in the URL of the script when the attribute is not a URL', 'complice', [`${embedUrl}embed.js`], embedUrl],
  ])('%s', (_caseName, origin, texts, base) => {
    expect(findEmbedBase(origin, texts.join(' '))).toBe(base)
  })
})
