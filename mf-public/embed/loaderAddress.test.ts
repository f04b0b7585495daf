import { describe, expect, it } from '@jest/globals'
import { baseIn } from './loaderAddress.ts'

const ours = 'https://complice.example/embed/v1/'
const joined = 'https://cabinet.example/wp-content/cache/all-4f2a.min.js'
const page = 'Error\n    at https://cabinet.example/index.html:12:9'
const moduleStack = `Error\n    at define (${ours}embed.js:1:211)\n    at ${ours}embed.js:1:998`
const firefoxStack = `define@${ours}embed.js:1:211\n@${ours}embed.js:1:998\n`

describe('the address of the embed', () => {
  it.each<[way: string, origin: string | null, texts: (string | undefined)[], base: string]>([
    ['a script', null, [`${ours}embed.js`, page], ours],
    ['a script with a version', null, [`${ours}embed.js?ver=6.4`, page], ours],
    ['a module, in Chromium', null, [undefined, moduleStack], ours],
    ['`import()`, in Firefox', null, [undefined, firefoxStack], ours],
    ['the attribute in an inlined script', 'https://complice.example', ['', page], ours],
    ['the attribute in a joined file', 'https://complice.example', [joined, page], ours],
    ['the attribute with a slash', 'https://complice.example/', [joined, page], ours],
    ['nothing in an inlined script', null, ['', page], ''],
    ['nothing in a joined file', null, [joined, page], ''],
    ['nothing in a copy of the partner', null, ['https://cabinet.example/cache/embed/v1/embed.js'], ''],
    ['the script beside an attribute that is no address', 'complice', [`${ours}embed.js`], ours],
  ])('is found by %s', (_way, origin, texts, base) => {
    expect(baseIn(origin, texts.join(' '))).toBe(base)
  })
})
