import { describe, expect, it } from '@jest/globals'
import { describeArea } from './federation.ts'
import { isAreaBuild, isAreaDescriptor, isAreaModule, isChannel, isRegistry } from './guards.ts'
import { incompatibilityOf } from './incompatibility.ts'

const agenda = describeArea({
  name: 'mf-agenda',
  title: 'Agenda',
  requires: { shared: '^0.1.0', react: '^19.0.0' },
  paths: [{ path: '/pros/sessions', title: 'Rendez-vous', audience: 'professional', privilege: 'AGENDA' }],
  menu: [
    { id: 'sessions', label: 'Rendez-vous', icon: 'sessions', order: 10, path: '/pros/sessions', privilege: 'AGENDA' },
  ],
  tour: [{ id: 'sessions', order: 10, anchor: 'menu.sessions', title: 'Rendez-vous', text: 'Votre semaine.' }],
})
const hash = `sha384-${'a'.repeat(64)}`
const build = {
  base: '/mf/agenda/1/',
  container: 'mf_agenda_1',
  entry: 'remoteEntry.js',
  first: ['remote.js'],
  files: { 'remoteEntry.js': hash, 'remote.js': hash },
  descriptor: agenda,
}
const registry = { schema: 1, serial: 4, areas: { 'mf-agenda': { current: '1', builds: { '1': build } } } }

describe('a descriptor', () => {
  it('is accepted as written', () => {
    expect(isAreaDescriptor(agenda)).toBe(true)
  })

  it.each([
    ['an invalid name', { name: 'agenda' }],
    ['an invalid path', { paths: [{ path: 'pros', title: 'x', audience: 'public' }] }],
    ['a path that leads to another host', { paths: [{ path: '//evil.example', title: 'x', audience: 'public' }] }],
    ['no audience', { paths: [{ path: '/pros', title: 'x' }] }],
    ['a menu entry without an order', { menu: [{ ...agenda.menu[0], order: undefined }] }],
    ['a step without an anchor', { tour: [{ ...agenda.tour[0], anchor: '' }] }],
    ['offers that are not a list', { menu: [{ ...agenda.menu[0], offers: 'PRO' }] }],
    ['no requirements', { requires: undefined }],
  ])('is refused with %s', (_caseName, change) => {
    expect(isAreaDescriptor({ ...agenda, ...change })).toBe(false)
  })
})

describe('the platform', () => {
  it('runs an area whose version ranges it satisfies', () => {
    expect(incompatibilityOf(agenda, { shared: '0.1.4', react: '19.3.1' })).toBeUndefined()
  })

  it('says what is missing for an area', () => {
    expect(incompatibilityOf(agenda, { shared: '0.2.0', react: '19.3.1' })).toBe(
      'mf-agenda needs shared ^0.1.0, the shell has 0.2.0',
    )
    expect(incompatibilityOf(agenda, { shared: '0.1.0' })).toBe('mf-agenda needs react ^19.0.0, the shell has none')
  })

  it('refuses another contract', () => {
    const later = JSON.parse(JSON.stringify({ ...agenda, contract: 2 }))
    expect(incompatibilityOf(later, { shared: '0.1.0', react: '19.3.1' })).toBe(
      'mf-agenda implements contract 2, the shell supports 1',
    )
  })
})

const Root = () => null

describe('the module an area exposes', () => {
  it.each([
    ['a component', { contract: 1, Root }],
    ['a memoised component', { contract: 1, Root: { $$typeof: Symbol.for('react.memo') } }],
    ['init and dispose', { contract: 1, Root, init: () => undefined, dispose: () => undefined }],
  ])('is accepted with %s', (_caseName, module) => {
    expect(isAreaModule(module)).toBe(true)
  })

  it.each([
    ['nothing', undefined],
    ['no Root component', { contract: 1 }],
    ['another contract', { contract: 2, Root }],
    ['an init that cannot be called', { contract: 1, Root, init: true }],
  ])('is refused with %s', (_caseName, module) => {
    expect(isAreaModule(module)).toBe(false)
  })
})

describe('the registry', () => {
  it('is accepted as composed', () => {
    expect(isRegistry(JSON.parse(JSON.stringify(registry)))).toBe(true)
  })

  it.each([
    ['an empty object', {}],
    ['a page', '<!doctype html>'],
    ['another schema', { ...registry, schema: 2 }],
    ['no serial', { ...registry, serial: '4' }],
    ['a missing current build', { ...registry, areas: { 'mf-agenda': { current: '2', builds: { '1': build } } } }],
    [
      'a build without its entry',
      { ...registry, areas: { 'mf-agenda': { current: '1', builds: { '1': { ...build, entry: 'other.js' } } } } },
    ],
  ])('is refused as %s', (_caseName, value) => {
    expect(isRegistry(value)).toBe(false)
  })
})

describe('a build', () => {
  it.each([
    ['an invalid hash', { files: { 'remoteEntry.js': 'sha384-short' } }],
    ['code from an unencrypted address', { base: 'http://elsewhere.example/' }],
    ['code in a data URL', { base: 'data:text/javascript,' }],
  ])('is refused with %s', (_caseName, change) => {
    expect(isAreaBuild({ ...build, ...change })).toBe(false)
  })
})

describe('a channel', () => {
  it('is accepted as edited by a team', () => {
    expect(isChannel({ current: '2', previous: '1', disabled: false, canary: { build: '3', percent: 5 } })).toBe(true)
  })

  it('is refused without a current build', () => {
    expect(isChannel({ previous: '1' })).toBe(false)
  })
})
