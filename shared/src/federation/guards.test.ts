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
const agendaBuild = {
  base: '/mf/agenda/1/',
  container: 'mf_agenda_1',
  entry: 'remoteEntry.js',
  first: ['remote.js'],
  files: { 'remoteEntry.js': hash, 'remote.js': hash },
  descriptor: agenda,
}
const registry = { schema: 1, serial: 4, areas: { 'mf-agenda': { current: '1', builds: { '1': agendaBuild } } } }

describe('isAreaDescriptor', () => {
  it('accepts a descriptor of describeArea', () => {
    expect(isAreaDescriptor(agenda)).toBe(true)
  })

  it.each([
    ['an invalid name', { name: 'agenda' }],
    ['an invalid path', { paths: [{ path: 'pros', title: 'x', audience: 'public' }] }],
    ['a path that leads to another host', { paths: [{ path: '//evil.example', title: 'x', audience: 'public' }] }],
    ['a path without an audience', { paths: [{ path: '/pros', title: 'x' }] }],
    ['a menu entry without an order', { menu: [{ ...agenda.menu[0], order: undefined }] }],
    ['a menu entry whose other page is not a path', { menu: [{ ...agenda.menu[0], otherPages: ['session'] }] }],
    ['a menu entry whose isInBottomBar is a text', { menu: [{ ...agenda.menu[0], isInBottomBar: 'yes' }] }],
    ['a step without an anchor', { tour: [{ ...agenda.tour[0], anchor: '' }] }],
    ['offers that are not a list', { menu: [{ ...agenda.menu[0], offers: 'PRO' }] }],
    ['an action without a path', { actions: [{ label: 'Nouvelle facture' }] }],
    ['no requires', { requires: undefined }],
  ])('refuses a descriptor with %s', (_caseName, change) => {
    expect(isAreaDescriptor({ ...agenda, ...change })).toBe(false)
  })
})

describe('incompatibilityOf', () => {
  it('is undefined for an area whose version ranges are satisfied', () => {
    expect(incompatibilityOf(agenda, { shared: '0.1.4', react: '19.3.1' })).toBeUndefined()
  })

  it('names the version range that is not satisfied', () => {
    expect(incompatibilityOf(agenda, { shared: '0.2.0', react: '19.3.1' })).toBe(
      'mf-agenda needs shared ^0.1.0, the shell has 0.2.0',
    )
    expect(incompatibilityOf(agenda, { shared: '0.1.0' })).toBe('mf-agenda needs react ^19.0.0, the shell has none')
  })

  it('names the contract version that is not supported', () => {
    const agendaOfContract2 = JSON.parse(JSON.stringify({ ...agenda, contract: 2 }))
    expect(incompatibilityOf(agendaOfContract2, { shared: '0.1.0', react: '19.3.1' })).toBe(
      'mf-agenda implements contract 2, the shell supports 1',
    )
  })
})

const Root = () => null

describe('isAreaModule', () => {
  it.each([
    ['a component', { contract: 1, Root }],
    ['a memoised component', { contract: 1, Root: { $$typeof: Symbol.for('react.memo') } }],
    ['init and dispose', { contract: 1, Root, init: () => undefined, dispose: () => undefined }],
  ])('accepts a module with %s', (_caseName, module) => {
    expect(isAreaModule(module)).toBe(true)
  })

  it.each([
    ['undefined', undefined],
    ['a module without Root', { contract: 1 }],
    ['a module of another contract version', { contract: 2, Root }],
    ['a module with an init that is not a function', { contract: 1, Root, init: true }],
  ])('refuses %s', (_caseName, module) => {
    expect(isAreaModule(module)).toBe(false)
  })
})

describe('isRegistry', () => {
  it('accepts a registry', () => {
    expect(isRegistry(JSON.parse(JSON.stringify(registry)))).toBe(true)
  })

  it.each([
    ['an empty object', {}],
    ['an HTML page', '<!doctype html>'],
    ['a registry of another schema version', { ...registry, schema: 2 }],
    ['a registry with a serial that is not a number', { ...registry, serial: '4' }],
    [
      'a registry whose current build is missing',
      { ...registry, areas: { 'mf-agenda': { current: '2', builds: { '1': agendaBuild } } } },
    ],
    [
      'a registry with a build whose entry is not among its files',
      { ...registry, areas: { 'mf-agenda': { current: '1', builds: { '1': { ...agendaBuild, entry: 'other.js' } } } } },
    ],
  ])('refuses %s', (_caseName, value) => {
    expect(isRegistry(value)).toBe(false)
  })
})

describe('isAreaBuild', () => {
  it.each([
    ['an invalid hash', { files: { 'remoteEntry.js': 'sha384-short' } }],
    ['code from an unencrypted address', { base: 'http://elsewhere.example/' }],
    ['code in a data URL', { base: 'data:text/javascript,' }],
  ])('refuses a build with %s', (_caseName, change) => {
    expect(isAreaBuild({ ...agendaBuild, ...change })).toBe(false)
  })
})

describe('isChannel', () => {
  it('accepts a channel with a canary', () => {
    expect(isChannel({ current: '2', previous: '1', disabled: false, canary: { build: '3', percent: 5 } })).toBe(true)
  })

  it('refuses a channel without a current build', () => {
    expect(isChannel({ previous: '1' })).toBe(false)
  })
})
