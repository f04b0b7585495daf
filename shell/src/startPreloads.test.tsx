import { afterEach, expect, it, jest } from '@jest/globals'

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  jest.resetModules()
})

it.each([
  [
    'are moved out of their template',
    '<template id="page-preloads"><link rel="preload" href="/mf/agenda/1/week.js"></template>',
    ['/mf/agenda/1/week.js'],
  ],
  ['are none when the page has no template', '', []],
])('when the shell runs, the preloads of a page %s', async (_caseName, body, hrefs) => {
  document.body.innerHTML = body
  await import('./startPreloads.ts')
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(hrefs)
})
