import { describe, expect, it } from '@jest/globals'
import { defaultEmbedOptions, contentSecurityPolicyFor, snippetFor } from './snippet.ts'

const origin = 'https://complice.example'

describe('snippetFor', () => {
  it('returns the script, the element and a link for browsers without scripts', () => {
    expect(snippetFor({ ...defaultEmbedOptions, therapist: 'id-1', colour: '#00aa77', mode: 'iframe' }, origin)).toBe(
      [
        '<script src="https://complice.example/embed/v1/embed.js" async></script>',
        '<complice-booking origin="https://complice.example" therapist="id-1" theme-color="#00aa77" mode="iframe">',
        '  <a href="https://complice.example/therapists/id-1">Prendre rendez-vous en ligne</a>',
        '</complice-booking>',
      ].join('\n'),
    )
  })

  it('leaves out default values', () => {
    expect(snippetFor(defaultEmbedOptions, origin)).toContain('<complice-booking origin="https://complice.example">\n')
  })

  it('includes the location only if no therapist is chosen', () => {
    expect(snippetFor({ ...defaultEmbedOptions, location: ' Lyon ' }, origin)).toContain('location="Lyon"')
    expect(snippetFor({ ...defaultEmbedOptions, location: 'Lyon', therapist: 'id-1' }, origin)).not.toContain(
      'location',
    )
  })

  it('escapes the values of attributes', () => {
    expect(snippetFor({ ...defaultEmbedOptions, location: '"><script>' }, origin)).toContain(
      'location="&quot;>&lt;script>"',
    )
  })
})

describe('contentSecurityPolicyFor', () => {
  it.each([
    ['inlined images for the element', 'element', 'img-src data:'],
    ['frames of Complice for the iframe', 'iframe', 'frame-src https://complice.example'],
  ] as const)('allows %s', (_caseName, mode, directive) => {
    const policy = contentSecurityPolicyFor({ ...defaultEmbedOptions, mode }, origin)
    expect(policy).toContain('script-src https://complice.example')
    expect(policy).toContain('connect-src https://complice.example')
    expect(policy).toContain(directive)
  })

  it('does not require inline styles', () => {
    expect(contentSecurityPolicyFor(defaultEmbedOptions, origin)).not.toContain('style')
  })
})
