import { describe, expect, it } from '@jest/globals'
import { firstChoices, policyFor, snippetFor } from './snippet.ts'

const origin = 'https://complice.example'

describe('the lines that partners paste', () => {
  it('contain the script, the element and a link for browsers without scripts', () => {
    expect(snippetFor({ ...firstChoices, therapist: 'id-1', colour: '#00aa77', mode: 'iframe' }, origin)).toBe(
      [
        '<script src="https://complice.example/embed/v1/embed.js" async></script>',
        '<complice-booking therapist="id-1" theme-color="#00aa77" mode="iframe">',
        '  <a href="https://complice.example/therapists/id-1">Prendre rendez-vous en ligne</a>',
        '</complice-booking>',
      ].join('\n'),
    )
  })

  it('leave out default values', () => {
    expect(snippetFor(firstChoices, origin)).toContain('<complice-booking>\n')
  })

  it('search in one place only if no therapist is chosen', () => {
    expect(snippetFor({ ...firstChoices, location: ' Lyon ' }, origin)).toContain('location="Lyon"')
    expect(snippetFor({ ...firstChoices, location: 'Lyon', therapist: 'id-1' }, origin)).not.toContain('location')
  })

  it('escape the values of attributes', () => {
    expect(snippetFor({ ...firstChoices, location: '"><script>' }, origin)).toContain('location="&quot;>&lt;script>"')
  })
})

describe('the policy that partners allow', () => {
  it.each([
    ['pictures of therapists in the page', 'element', 'img-src data:'],
    ['our page in a frame', 'iframe', 'frame-src https://complice.example'],
  ] as const)('opens %s', (_caseName, mode, directive) => {
    const policy = policyFor({ ...firstChoices, mode }, origin)
    expect(policy).toContain('script-src https://complice.example')
    expect(policy).toContain('connect-src https://complice.example')
    expect(policy).toContain(directive)
  })

  it('requires no inline style', () => {
    expect(policyFor(firstChoices, origin)).not.toContain('style')
  })
})
