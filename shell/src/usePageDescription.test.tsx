import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act } from '@testing-library/react'
import { resetMocks, signedOut } from 'shared/testing'
import { openShell } from './testing/openShell.tsx'

const serverRenderedHead = `<title>Prix | Complice</title>
<meta name="description" content="Les prix">
<link rel="canonical" href="https://complice.example/pros/prices">
<meta property="og:title" content="Prix">
<script type="application/ld+json">{}</script>`

const getCanonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
const getRobots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')
const getOtherHeadTags = () =>
  document.head.querySelectorAll('meta[name="description"], meta[property], script[type="application/ld+json"]')

beforeEach(() => {
  localStorage.clear()
  resetMocks()
  signedOut()
  document.head.innerHTML = serverRenderedHead
})
afterEach(() => {
  document.head.innerHTML = ''
})

const navigateTo = async ({ router }: Awaited<ReturnType<typeof openShell>>, path: string) =>
  act(() => router.navigate(path))

describe('usePageDescription', () => {
  it("keeps the server's description of the first page, also when a dialog opens over it", async () => {
    const shell = await openShell('/pros/prices')
    await navigateTo(shell, '/pros/prices?connexion=1')
    expect([getCanonical(), getOtherHeadTags().length]).toEqual(['https://complice.example/pros/prices', 3])
  })

  it('replaces the description by the canonical address of the next page', async () => {
    const shell = await openShell('/pros/prices')
    await navigateTo(shell, '/therapists?location=LYON')
    expect([getCanonical(), getRobots(), getOtherHeadTags().length]).toEqual([
      `${location.origin}/therapists?location=lyon`,
      undefined,
      0,
    ])
    await navigateTo(shell, '/pros/prices')
    expect([getCanonical(), getOtherHeadTags().length]).toEqual([`${location.origin}/pros/prices`, 0])
  })

  it('sets the canonical address of a public page opened after a page hidden from search engines', async () => {
    document.head.innerHTML = '<title>Complice</title><meta name="robots" content="noindex">'
    const shell = await openShell('/reset-password')
    expect(getRobots()).toBe('noindex')
    await navigateTo(shell, '/pros/prices')
    expect([getCanonical(), getRobots()]).toEqual([`${location.origin}/pros/prices`, undefined])
  })

  it('hides a search by name from search engines, and sets no description on a page for members', async () => {
    const shell = await openShell('/pros/prices')
    await navigateTo(shell, '/therapists?name=zo')
    expect([getCanonical(), getRobots()]).toEqual([undefined, 'noindex'])
    await navigateTo(shell, '/pros/user')
    expect([getCanonical(), getRobots()]).toEqual([undefined, undefined])
  })
})
