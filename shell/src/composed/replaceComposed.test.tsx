import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { replaceComposed } from './replaceComposed.ts'

const field = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body

beforeEach(() => {
  document.body.innerHTML = `<div id="composed"><main><h1>Libérez</h1>
    <form><input name="location" /></form>
    <form id="demo"><input name="firstname" /><input name="email" type="email" /></form>
  </main></div><div id="root"></div>`
})

const live = `<main><h1>Libérez</h1><form><input name="location" /></form></main>`
const liveDemo = '<form id="live"><input name="firstname" /><input name="email" type="email" /></form>'
const isReplaced = () => document.querySelector('#composed') === null

describe('the text that the server composed', () => {
  it('stays until the live page has its title and nothing loading in sight', async () => {
    replaceComposed(element('composed'), element('root'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(isReplaced()).toBe(false)
    element('root').innerHTML = live
    await waitFor(() => expect(isReplaced()).toBe(true))
  })

  it('gives what was typed, the focus and its caret to the live form', async () => {
    field('input[name="location"]').value = 'Lyon'
    field('input[name="location"]').focus()
    field('input[name="location"]').setSelectionRange(2, 2)
    element('root').innerHTML = live
    const told = jest.fn()
    element('root').addEventListener('input', told)
    replaceComposed(element('composed'), element('root'))
    await waitFor(() => expect(isReplaced()).toBe(true))
    expect(field('#root input[name="location"]')).toHaveFocus()
    expect(field('#root input[name="location"]')).toHaveValue('Lyon')
    expect(field('#root input[name="location"]').selectionStart).toBe(2)
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('waits for the form that is in use, and sends it when it was sent', async () => {
    field('input[name="firstname"]').value = 'Zoé'
    field('input[name="email"]').value = 'zoe@example.fr'
    element('demo').dataset['submitted'] = ''
    element('root').innerHTML = live
    replaceComposed(element('composed'), element('root'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(isReplaced()).toBe(false)
    element('root').insertAdjacentHTML('beforeend', liveDemo)
    const sent = jest.fn((event: Event) => event.preventDefault())
    element('live').addEventListener('submit', sent)
    await waitFor(() => expect(isReplaced()).toBe(true))
    expect(sent).toHaveBeenCalledTimes(1)
    expect(field('#live input[name="email"]')).toHaveValue('zoe@example.fr')
  })
})
